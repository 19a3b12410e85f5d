import { readStored, writeStored } from './local-storage.ts';

const storageKey = 'rodeo-reel.animal-owner';

export type AnimalOwner = 'own' | 'other';

/** Whose animals were last looked through for a ride; undefined at first. */
export function readAnimalOwner(): AnimalOwner | undefined {
  const stored = readStored(storageKey);
  return stored === 'own' || stored === 'other' ? stored : undefined;
}

/** Without storage, it lasts as long as the form. */
export const storeAnimalOwner = (owner: AnimalOwner): void => writeStored(storageKey, owner);
