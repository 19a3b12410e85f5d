import { createAnimal, fetchAnimal, updateAnimal } from '#src/data/firestore/animals.ts';
import { uploadAnimalPicture } from '#src/data/storage/upload-photo.ts';
import { buildAnimalChanges, buildNewAnimal, type AnimalFormValues } from '#src/domain/animal-form-schema.ts';
import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';

interface SaveAnimalOptions {
  /** The same with every try, so that no try adds a second animal. */
  id: string;
  owner: User;
  /** The animal as it is stored; undefined when there is none yet. */
  current: Animal | undefined;
  /** Whether a try before this one failed, after which nobody knows whether the animal is stored. */
  isRetry: boolean;
  edit: AnimalFormValues;
  /** image/jpeg, when another one was chosen. */
  picture: Blob | undefined;
}

interface SaveAnimalResult {
  animal: Animal;
  /** Why the picture was not uploaded. */
  pictureError: string | undefined;
}

/**
 * Stores an animal, then its picture: the rules ask the animal whose picture it is. A picture that fails does not
 * take the animal along.
 *
 * @throws DataError when nothing was saved
 */
export async function saveAnimal({
  id,
  owner,
  current,
  isRetry,
  edit,
  picture,
}: SaveAnimalOptions): Promise<SaveAnimalResult> {
  const stored = current ?? (isRetry ? await fetchAnimal(id) : undefined);
  const animal = stored ? await updateExistingAnimal(stored, edit) : await createNewAnimal(id, owner, edit);
  if (!picture) return { animal, pictureError: undefined };
  try {
    const picture_url = await uploadAnimalPicture(id, picture);
    await updateAnimal(id, { picture_url });
    return { animal: { ...animal, picture_url }, pictureError: undefined };
  } catch (error) {
    return { animal, pictureError: getErrorMessage(error) };
  }
}

async function createNewAnimal(id: string, owner: User, edit: AnimalFormValues): Promise<Animal> {
  const animal = buildNewAnimal(id, owner, edit);
  await createAnimal(animal);
  return parseAnimal(id, animal);
}

async function updateExistingAnimal(before: Animal, edit: AnimalFormValues): Promise<Animal> {
  const changes = buildAnimalChanges(before, edit);
  await updateAnimal(before.id, changes);
  return parseAnimal(before.id, { ...before, ...changes });
}
