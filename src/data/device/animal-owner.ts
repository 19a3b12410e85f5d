import { readStored, writeStored } from './local-storage.ts';

const storageKey = 'rodeo-reel.animal-owner';

export type AnimalOwner = 'own' | 'other';

/** Whose animals were last looked through for a ride; at first the own ones. */
export const readAnimalOwner = (): AnimalOwner => (readStored(storageKey) === 'other' ? 'other' : 'own');

/** Without storage, it lasts as long as the form. */
export const storeAnimalOwner = (owner: AnimalOwner): void => writeStored(storageKey, owner);
