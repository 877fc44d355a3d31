// Shows what somebody is to be told where no page is open, and leads there.

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  // Of several notices of one table the last is shown.
  const about = { body: said.words ?? "", tag: said.path ?? "/", data: said.path ?? "/", icon: "/icon/192.png" };
  event.waitUntil(self.registration.showNotification(said.title ?? "Orderstack", about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin).href;
  const lead = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find(({ url }) => url.split(/[?#]/)[0] === address);
    return open ? open.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(lead());
});
