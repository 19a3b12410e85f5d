/** Apostrophes and hyphens as the keyboards of phones and word processors write them become `'` and `-`. */
export const straighten = (text: string): string =>
  text.replaceAll(/[\u2018\u2019\u201b`´]/g, "'").replaceAll(/[\u2010\u2011]/g, '-');
