/** What the animal's page is told by the form that leads to it. */
export const fromAnimalForm = { from: 'animal form' };

/** @param state of the location: of another page, of an older version, or none */
export function isFromAnimalForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === fromAnimalForm.from;
}
