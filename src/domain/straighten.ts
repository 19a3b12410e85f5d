/**
 * Apostrophes and hyphens as the keyboards of phones and word processors write them become `'` and `-`, and letters that
 * PDFs draw as one, as in "Griffin", become those that they stand for.
 */
export const straighten = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019\u201b`´]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKC'));
