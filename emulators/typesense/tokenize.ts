/**
 * Cuts a text into words as Typesense does: at white space and at the collection's separators; what else is no letter
 * and no digit is dropped without cutting. Capitals and accents do not matter.
 */
export function tokenize(text: string, separators: readonly string[]): string[] {
  const spaced = [...text].map((character) => (separators.includes(character) ? ' ' : character)).join('');
  return spaced
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}
