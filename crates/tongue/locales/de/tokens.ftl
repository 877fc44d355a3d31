# Tokens, mit denen Programme für den Inhaber eines Kontos handeln.

token-title = Bots und Tokens
# $account: der Name des Kontos.
token-intro = Ein Programm, das ein Token von dir vorzeigt, handelt als { $account }. Wer das Token hat, kann dasselbe, also hüte es wie dein Passwort.
token-api = Lies nach, worum Programme bitten können
# $name: wie das Token bei seinem Inhaber heißt.
token-ready = { $name } ist fertig
token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
token-list = Deine Tokens
token-none = Noch keins.
token-ends = bis { $date }
token-used = zuletzt: { $date }
token-unused = noch nicht benutzt
token-end = Beenden
# Für Vorleseprogramme.
token-end-it = Beenden: { $name }
token-new = Neues Token
token-name = Wofür es ist
token-name-example = mein erster Bot
token-ends-label = Endet
token-days = in { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }
token-read = sieht, was du siehst: deine Tische, deren Partien und deinen Namen
token-play = wählt, nimmt zurück und bittet um Tipps an deinen Tischen
token-tables = macht Tische auf, setzt sich hin, steht auf
token-talk = sagt etwas an Tischen
token-make = Token machen
token-incomplete = Ein Token braucht einen Namen, ein Ende und etwas, wofür es ist.
# $most: wie viele es sein können.
token-enough = Du hast { $most } Tokens. Beende zuerst eins davon.
token-wrong = Dieses Token gilt nicht: Es ist abgelaufen, oder es gab es nie. Sende eins als „Authorization: Bearer …“.
# $scope: ein Wort, wie Programme es kennen.
token-scope = Dafür ist dieses Token nicht; es müsste für „{ $scope }“ sein.
token-too-often = Dieses Token hat in kurzer Zeit um sehr viel gebeten. Warte einen Moment und versuch es noch einmal.

## Konten, mit denen Programme spielen

bot-title = Ein Bot-Konto
bot-about = Ein Konto, mit dem ein Programm von sich aus spielt und sonst niemand. Sein Name endet an jedem Tisch auf „(bot)“. Es setzt sich, wo es eingeladen ist, an eigene Tische und an Tische für alle, an denen der Gastgeber Bots sitzen lässt. Das gilt für immer und geht nur vor der ersten Partie.
bot-make = Zum Bot-Konto machen
bot-is = Das ist ein Bot-Konto: Alle sehen am Tisch, dass ein Programm spielt.
bot-has-games = Mit diesem Konto gibt es schon Partien. Mach für deinen Bot ein neues auf.
bot-not-here = Dieser Tisch wartet auf Menschen. Ein Bot setzt sich, wo er eingeladen ist und wo der Gastgeber Bots sitzen lässt.
# $most: wie viele.
bot-busy = Ein Bot spielt höchstens an { $most } Tischen. Beende zuerst eine seiner Partien.
# $most: how many; $hours and $minutes: in how much time.
bot-enough = Ein Bot beginnt höchstens { $most } Partien am Tag. Die nächste kann in { $hours } Std. { $minutes } Min. beginnen.
bot-name = Ein Bot heißt an jedem Tisch wie sein Konto.
