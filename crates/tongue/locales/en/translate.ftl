# The page for translators: every message of the files beside its translation.

translate-title = Translate
# $name: the language, in itself.
translate-intro = Every sentence of the program beside its translation into { $name }: { $done } of { $all } are done.
translate-files = Files
translate-language = Into
translate-search = Search
translate-search-help = A key, or words of either language
translate-only-missing = Only what is missing
# The heads of the table; the others are names of languages.
translate-key = Key
translate-missing = missing
# How many of those found are shown.
translate-found = { $count ->
        [0] Nothing found.
        [one] { $count } message found.
       *[other] { $count } messages found.
    }
translate-found-more = { $count } messages found; the first { $shown } are shown.
# Buttons that change how every page of the site reads, until another language is chosen.
translate-read = Read all pages in { $name }
translate-keys = Read all pages as keys
translate-keys-about = Instead of its words, every page shows their keys, so that you can find here what you see there. The list of languages at the foot of each page leads back.
