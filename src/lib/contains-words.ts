/** Whether `text` contains every word of `words`, ignoring case. */
export function containsWords(text: string, words: string): boolean {
  const searchedText = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searchedText.includes(word));
}
