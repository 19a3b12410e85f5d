import { chooseLanguage, findLanguageFile, type LanguageFiles } from '#src/languages/language-choice.ts';

/* The app's pages wait for the texts of their language; without them they are in English. */

declare const injectedLanguages: LanguageFiles;

const file = findLanguageFile(injectedLanguages, chooseLanguage().wanted);
globalThis.languageFile = file;
if (file !== undefined)
  globalThis.whenLanguageLoaded = import(/* @vite-ignore */ file).then(
    () => (document.documentElement.lang = globalThis.language?.locale ?? ''),
    () => undefined,
  );
