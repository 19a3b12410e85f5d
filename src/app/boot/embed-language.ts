import { findLanguageFile, readLinkedLanguage, type LanguageFiles } from '#src/languages/language-choice.ts';

/*
 * What the script of an embedded page begins with: only the link and the browser choose its language, and nothing is
 * remembered, since browsers may deny storage there.
 */

declare const injectedLanguages: LanguageFiles;

const file = findLanguageFile(injectedLanguages, readLinkedLanguage());
if (file !== undefined)
  globalThis.whenLanguageLoaded = import(/* @vite-ignore */ file).catch(() => undefined);
