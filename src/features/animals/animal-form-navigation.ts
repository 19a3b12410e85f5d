/** The location state of an animal's page that was opened by the animal's form. */
export const fromAnimalForm = { from: 'animal-form' };

export function isFromAnimalForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === fromAnimalForm.from;
}
