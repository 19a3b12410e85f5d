/** What is shown of a text, with the words and places that are understood: not for the first screen. */
export const loadSearchedText = () => import('./searched-text.tsx');
