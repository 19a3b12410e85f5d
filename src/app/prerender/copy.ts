import { localize } from '#src/languages/localize.ts';

/** The titles of the pages in tabs and search results, and their descriptions there. */
export const copy = localize('app/prerender', {
  languages: 'Language',
  noScript: {
    app: (productName: string) => `${productName} needs JavaScript to play and to publish rides.`,
    ride: (productName: string) => `${productName} needs JavaScript to play rides.`,
    board: (productName: string) => `${productName} needs JavaScript to show leaderboards.`,
    reel: (productName: string) => `${productName} needs JavaScript to play reels.`,
  },
  landing: {
    title: (productName: string) => `All views are free · ${productName}`,
    description: (productName: string) =>
      `Upload, save, view and link rodeo videos on ${productName}. Find any ride by brand, name, stock contractor or rider.`,
  },
  privacyPolicy: {
    title: (productName: string) => `Privacy Policy · ${productName}`,
    description: (productName: string) =>
      `What ${productName} knows about you, how we use it, and what you can do about it.`,
  },
  terms: {
    title: (productName: string) => `Terms and Conditions · ${productName}`,
    description: (productName: string) => `The rules for using ${productName}, in plain language.`,
  },
});
