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

/** Of the three languages and nothing else: what a link names ends up in storage and in a cookie. */
const linkedLanguage = '/[?&]lang=(en|es|pt)(?![^&])/i.exec(location.search)?.[1].toLowerCase()';

/**
 * The choice of the language, with which the inline scripts begin. They find it in `wanted`, undefined where it is the
 * browser's, and in `stored` what was chosen for good. What a link names (`?lang=es`) is kept for the tab, and dropped from
 * the address unless the tab cannot keep it. At /action it is the language of Firebase's email, and says nothing.
 */
export const choiceScript = `
const readLanguage = (name) => {
try {
const storage = window[name], code = storage.${languageKey};
if (/^(en|es|pt)$/.test(code)) return code;
storage.removeItem('${languageKey}');
} catch {}
};
const stored = readLanguage('localStorage');
let wanted = readLanguage('sessionStorage') ?? stored;
const page = new URL(location);
if (page.searchParams.has('lang') && !/^\\/action\\b/i.test(page.pathname)) {
const linked = ${linkedLanguage};
try {
if (linked) {
wanted = linked;
if (linked === stored) sessionStorage.removeItem('${languageKey}');
else sessionStorage.${languageKey} = linked;
}
page.searchParams.delete('lang');
history.replaceState(null, '', page);
} catch {}
}`;

type LanguageFiles = Readonly<Record<'es' | 'pt', string>>;

/** The file of a language, or else of the first of the browser's that there is. @param wanted an expression of the scripts */
const findFile = (files: LanguageFiles, wanted: string) =>
  `${JSON.stringify(files)}[/(?:^|,)(en|es|pt)\\b/.exec([${wanted}, ...navigator.languages])?.[1]]`;

/**
 * The inline script of the app's pages, which wait for the texts of their language; without them they are in English.
 *
 * @param files where the modules of the languages are
 */
export const buildLanguageScript = (files: LanguageFiles) =>
  `{${choiceScript}
const file = ${findFile(files, 'wanted')};
if (file) whenLanguageLoaded = import(file).then(() => document.documentElement.lang = language.locale, () => {});
}`
    .replaceAll('\n', '')
    .replaceAll(/ ([=?{}>]+) /g, '$1')
    .replaceAll(/([,;:)]) /g, '$1');

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
