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

function readKept(name: 'localStorage' | 'sessionStorage'): string | undefined {
  try {
    const storage = globalThis[name];
    const code = storage.getItem(languageKey);
    if (code !== null && /^(en|es|pt)$/.test(code)) return code;
    storage.removeItem(languageKey);
  } catch {
    // storage is denied
  }
  return undefined;
}

/** Of the three languages and nothing else: what a link names ends up in storage and in a cookie. */
export const readLinkedLanguage = (): string | undefined =>
  /[?&]lang=(en|es|pt)(?![^&])/i.exec(location.search)?.[1]?.toLowerCase();

interface LanguageChoice {
  /** What was chosen for good. */
  readonly stored: string | undefined;
  /** What this visit is shown in; undefined where it is up to the browser. */
  readonly wanted: string | undefined;
}

/** @throws DOMException where storage is denied, so that the link stays as it is */
function keepForTab(linked: string, stored: string | undefined) {
  if (linked === stored) sessionStorage.removeItem(languageKey);
  else sessionStorage.setItem(languageKey, linked);
}

/**
 * The language of a visit. What a link names (`?lang=es`) is kept for the tab, and dropped from the address unless the tab
 * cannot keep it. At /action it is the language of Firebase's email, and says nothing.
 */
export function chooseLanguage(): LanguageChoice {
  const stored = readKept('localStorage');
  const kept = readKept('sessionStorage') ?? stored;
  const page = new URL(location.href);
  if (!page.searchParams.has('lang') || /^\/action\b/i.test(page.pathname)) return { stored, wanted: kept };
  const linked = readLinkedLanguage();
  try {
    if (linked !== undefined) keepForTab(linked, stored);
    page.searchParams.delete('lang');
    history.replaceState(null, '', page);
  } catch {
    // storage is denied
  }
  return { stored, wanted: linked ?? kept };
}

/** Where the modules of the languages are; English needs none. */
export type LanguageFiles = Readonly<Record<string, string>>;

/** The wanted language, or else the first of the browser's that there is. */
export const findLanguage = (wanted: string | undefined): 'en' | 'es' | 'pt' => {
  const found = /(?:^|,)(en|es|pt)\b/.exec([wanted, ...navigator.languages].join(','))?.[1];
  return found === 'es' || found === 'pt' ? found : 'en';
};

export const findLanguageFile = (files: LanguageFiles, wanted: string | undefined): string | undefined =>
  files[findLanguage(wanted)];
