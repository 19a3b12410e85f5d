import { findLanguageFile, type LanguageFiles } from '#src/languages/language-choice.ts';

declare const injectedLanguages: LanguageFiles;

/** Loads the texts of a language other than English, for which the app's pages wait; without them they are in English. */
export function loadLanguage(wanted: string | undefined): void {
  const file = findLanguageFile(injectedLanguages, wanted);
  globalThis.languageFile = file;
  if (file !== undefined)
    globalThis.whenLanguageLoaded = import(/* @vite-ignore */ file).then(
      () => (document.documentElement.lang = globalThis.language?.locale ?? ''),
      () => undefined,
    );
}
