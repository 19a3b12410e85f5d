import type { Language, Translation } from '#src/languages/localize.ts';
import type { copy } from './copy.ts';

/** Translates what is in English in the page itself, before its code runs. */
export function translatePage(texts: Translation<typeof copy>, { locale, decimalSign }: Language): void {
  document.documentElement.lang = locale;
  document.documentElement.style.setProperty('--qualified', `'${texts.qualified} '`);
  for (const button of document.querySelectorAll('button')) {
    if (button.ariaLabel) button.ariaLabel = texts.play;
    else button.textContent = texts.tryAgain;
  }
  for (const select of document.querySelectorAll('select')) {
    select.ariaLabel = texts.speed;
    for (const option of select.options) option.text = option.text.replace('.', decimalSign);
  }
}
