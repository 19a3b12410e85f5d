import type { Language, Translation } from '#src/languages/localize.ts';
import type { copy } from './copy.ts';

/**
 * Starts a language before the code of the page runs, and translates what is in English in the page itself.
 *
 * @param files the texts by the paths of their files
 */
export function startLanguage(
  texts: Translation<typeof copy>,
  { locale, decimalSign }: Omit<Language, 'catalog'>,
  files: Readonly<Record<string, unknown>>,
): void {
  const folders = Object.entries(files).map(
    ([path, folderTexts]) => [path.replaceAll(/^\/src\/|\/copy\.\w+\.ts$/g, ''), folderTexts] as const,
  );
  globalThis.language = { locale, decimalSign, catalog: Object.fromEntries(folders) };
  document.documentElement.lang = locale;
  document.documentElement.style.setProperty('--qualified', `'${texts.qualified} '`);
  for (const button of document.querySelectorAll('button')) {
    if (button.ariaLabel) button.ariaLabel = texts.play;
    else button.textContent = texts.tryAgain;
  }
  for (const link of document.querySelectorAll('#watch')) link.textContent = texts.watch;
  for (const select of document.querySelectorAll('select')) {
    select.ariaLabel = texts.speed;
    for (const option of select.options) option.text = option.text.replace('.', decimalSign);
  }
}
