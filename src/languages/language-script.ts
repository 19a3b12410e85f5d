/** Where the device keeps the language that somebody has chosen. */
export const languageKey = 'language';

/**
 * The inline script that chooses the language: a link can name it (`?lang=es`), which is remembered; otherwise it is the
 * one chosen earlier, or the first of the browser that there is. Where storage is denied, the link stays as it is. The
 * app waits for the texts; without them it is in English.
 *
 * @param files where the modules of the languages are
 */
export const buildLanguageScript = (files: Readonly<Record<'es' | 'pt', string>>) =>
  `{
const url = new URL(location), query = url.searchParams;
let tag = query.get('lang');
try {
if (tag) {
localStorage.${languageKey} = tag;
query.delete('lang');
history.replaceState(null, '', url);
} else tag = localStorage.${languageKey};
} catch {}
const file = ${JSON.stringify(files)}[/(?:^|,)(en|es|pt)/.exec([tag, ...navigator.languages])?.[1]];
if (file) whenLanguageLoaded = import(file).then(() => document.documentElement.lang = language.locale, () => {});
}`
    .replaceAll('\n', '')
    .replaceAll(/ ([=?{}>]+) /g, '$1')
    .replaceAll(/([,;:)]) /g, '$1');

/**
 * What the script of an embedded page begins with: as above, but nothing is remembered, since browsers may deny storage
 * there, and in the script itself, which is one request less.
 */
export const buildEmbedLanguageScript = (files: Readonly<Record<'es' | 'pt', string>>) =>
  `const languageFile = ${JSON.stringify(files)}[/(?:lang=|,)(en|es|pt)/.exec([location.search, ...navigator.languages])?.[1]];
if (languageFile) await import(languageFile).catch(() => {});
`;

/** The script that starts the app. @param file its first module */
export const buildStartScript = (file: string) => `await window.whenLanguageLoaded; import('${file}')`;
