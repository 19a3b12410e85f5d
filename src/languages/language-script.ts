/** Where the device keeps the language that somebody has chosen, and a tab the one that a link has named. */
export const languageKey = 'language';

/** Keeps the language of a language link for good. Where storage is denied, the link still shows the visit in it. */
export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(languageKey, code);
  } catch {
    // storage is denied
  }
}

/**
 * The choice of the language, with which the inline scripts begin. They find it in `code`, undefined where it is the
 * browser's. What a link names (`?lang=es`) is kept for the tab, and dropped from the address unless the tab cannot keep
 * it; at /action it is the language of Firebase's email, and says nothing. `find` lets nothing but the three languages
 * into storage or a cookie; `read` removes what an earlier release has stored.
 */
export const choiceScript = `
let find = (tag) => /^(en|es|pt)$/.exec(tag)?.[0],
read = (storage) => find(storage.${languageKey}) ?? void delete storage.${languageKey},
url = new URL(location),
lang = url.pathname === '/action' ? null : url.searchParams.get('lang'),
code = find(lang?.toLowerCase());
try {
if (code) sessionStorage.${languageKey} = code;
code = read(sessionStorage) ?? read(localStorage);
if (lang !== null) {
url.searchParams.delete('lang');
history.replaceState(null, '', url);
}
} catch {}`;

type LanguageFiles = Readonly<Record<'es' | 'pt', string>>;

/**
 * The file of a language, or else of the first of the browser's that there is: their regions are in capitals (`ca-ES`).
 *
 * @param code an expression of the scripts
 */
const findFile = (files: LanguageFiles, code: string) =>
  `${JSON.stringify(files)}[${code} ?? /\\b(en|es|pt)\\b/.exec(navigator.languages)?.[0]]`;

/**
 * The inline script of the app's pages, which wait for the texts of their language; without them they are in English.
 *
 * @param files where the modules of the languages are
 */
export const buildLanguageScript = (files: LanguageFiles) =>
  `{${choiceScript}
let file = ${findFile(files, 'code')};
if (file) whenLanguageLoaded = import(file).then(() => document.documentElement.lang = language.locale, () => {});
}`
    .replaceAll('\n', '')
    .replaceAll(/ ([=?!{}>]+) /g, '$1')
    .replaceAll(/([,;:)]) /g, '$1')
    .replaceAll(/([}]) | (?=[({:])/g, '$1');

const linkedLanguage = '/[?&]lang=(en|es|pt)(?![^&])/i.exec(location.search)?.[1].toLowerCase()';

/**
 * What the script of an embedded page begins with: as above, but only the link and the browser choose. Nothing is
 * remembered, since browsers may deny storage there, and in the script itself, which is one request less.
 */
export const buildEmbedLanguageScript = (files: LanguageFiles) =>
  `const languageFile = ${findFile(files, linkedLanguage)};
if (languageFile) await import(languageFile).catch(() => {});
`;

/** The script that starts the app. @param file its first module */
export const buildStartScript = (file: string) => `await window.whenLanguageLoaded; import('${file}')`;
