/** Where the device keeps the language that somebody has chosen. */
export const languageKey = 'language';

/**
 * The inline script that chooses the language: a link can name it (`?lang=es`), which is remembered; otherwise it is the
 * one chosen earlier, or the first of the browser that there is. Where storage is denied, the link stays as it is. The
 * app waits for the texts; without them it is in English.
 *
 * @param files where the modules of the languages are
 */
export const buildLanguageScript = (files: Readonly<Record<'es' | 'pt', string>>) => `{
const url = new URL(location);
let tag = url.searchParams.get('lang');
try {
if (tag) {
localStorage.${languageKey} = tag;
url.searchParams.delete('lang');
history.replaceState(null, '', url);
} else tag = localStorage.${languageKey};
} catch {}
const code = [tag, ...navigator.languages].map((tag) => tag?.slice(0, 2)).find((code) => /en|es|pt/.test(code));
const file = ${JSON.stringify(files)}[code];
if (file) whenLanguageLoaded = import(file).then(() => document.documentElement.lang = language.locale, () => {});
}`;

/** The script that starts the app. @param file its first module */
export const buildStartScript = (file: string) => `await window.whenLanguageLoaded; import('${file}')`;
