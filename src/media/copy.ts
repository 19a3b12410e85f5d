import { localize } from '#src/languages/localize.ts';

export const copy = localize('media', {
  unreadablePixels:
    "Your browser's protection against fingerprinting keeps us from reading pictures. Allow it for this site, or use another browser.",
});
