import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, type WriteBatch } from 'firebase/firestore/lite';
import { toParentFields, type ParentRole, type Pedigree } from '#src/domain/pedigree.ts';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';

const pedigreeDocument = (animalId: string) => doc(firestore, 'pedigrees', animalId);

/**
 * Stores the parents of an animal instead of those before.
 *
 * @param pedigree with a parent at least, the animals in it as they are called and owned now, which the rules compare
 * @throws DataError
 */
export async function savePedigree({ id, user_id, sire, dam }: Pedigree): Promise<void> {
  const fields = { id, user_id, ...toParentFields('sire', sire), ...toParentFields('dam', dam) };
  await withDataErrors(() => setDoc(pedigreeDocument(id), { ...fields, updated: serverTimestamp() }));
}

/**
 * Takes a parent out of the pedigree of an animal, for the account that the parent is of.
 *
 * @throws DataError
 */
export async function removeParent(animalId: string, role: ParentRole): Promise<void> {
  await withDataErrors(() =>
    updateDoc(pedigreeDocument(animalId), { ...toParentFields(role), updated: serverTimestamp() }),
  );
}

/**
 * Deletes the pedigree of an animal.
 *
 * @throws DataError
 */
export const deletePedigree = (animalId: string): Promise<void> =>
  withDataErrors(() => deleteDoc(pedigreeDocument(animalId)));

/** Deletes the pedigree of an animal in the batch that deletes the animal; it may have none. */
export function addPedigreeDeletion(batch: WriteBatch, animalId: string): void {
  batch.delete(pedigreeDocument(animalId));
}
