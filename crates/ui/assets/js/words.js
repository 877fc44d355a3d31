// The words of the script: a page brings them along in its language (`#words`).

/** @type {Record<string, any>} */
const all = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const { lang } = document.documentElement;

/**
 * A sentence or label, with what is to be filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export function word(name, values = {}) {
  return filled(all[name] ?? name, values);
}

/**
 * A sentence that counts.
 * @param {string} name
 * @param {number} count
 */
export function counted(name, count) {
  const forms = all[name] ?? {};
  return filled(forms[plural(count)] ?? forms.other ?? name, { count });
}

/**
 * What is to be pointed at next.
 * @param {string} kind what the ids of such things begin with
 */
export function pick(kind) {
  return all.picks?.[kind] ?? word("pick");
}

/**
 * An address of this site, asked in the language of the page: another tab may have another one.
 * @param {string} address
 */
export function spoken(address) {
  const url = new URL(address, location.href);
  url.searchParams.set("lang", lang);
  return url.pathname + url.search;
}

/** @param {number} count */
function plural(count) {
  try {
    return new Intl.PluralRules(lang).select(count);
  } catch {
    return "other";
  }
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
function filled(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
}
