import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { createAnimal, deleteAnimal, updateAnimal } from '#src/data/firestore-lite/animals.ts';
import { fetchAnimal } from '#src/data/firestore-rest/public-animals.ts';
import { animalHasVideos } from '#src/data/firestore-lite/videos.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { animalPicturePath } from '#src/data/storage/file-url.ts';
import { uploadAnimalPicture } from '#src/data/storage/upload-photo.ts';
import { buildAnimalChanges, buildNewAnimal, type AnimalFormValues } from '#src/domain/animal-form-schema.ts';
import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { cacheSavedAnimal, removeAnimalFromCache } from './animal-queries.ts';

interface SaveAnimalOptions {
  /** The same for every attempt, so that a retry does not add a second animal. */
  id: string;
  owner: User;
  /** The stored animal; undefined for a new one. */
  current: Animal | undefined;
  /** Whether an attempt failed before, which may have stored the animal nevertheless. */
  isRetry: boolean;
  edit: AnimalFormValues;
  /** A JPEG. */
  picture: Blob | undefined;
}

interface SaveAnimalResult {
  animal: Animal;
  pictureError: string | undefined;
}

/**
 * Saves the animal first: the storage rules read the owner of a picture from it. A failed picture upload does not fail
 * the call.
 */
async function saveAnimal({
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

async function updateExistingAnimal(current: Animal, edit: AnimalFormValues): Promise<Animal> {
  const changes = buildAnimalChanges(current, edit);
  await updateAnimal(current.id, changes);
  return parseAnimal(current.id, { ...current, ...changes });
}

/** Creates or changes an animal. */
export const saveAnimalMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: saveAnimal,
    onSuccess: ({ animal }) => cacheSavedAnimal(client, animal),
  });

/** Deletes an animal with its picture. */
export const deleteAnimalMutation = (client: QueryClient) =>
  mutationOptions({
    /** Resolves to false for an animal that has videos, which is kept. */
    mutationFn: async ({ id }: Animal): Promise<boolean> => {
      if (await animalHasVideos(id)) return false;
      // The picture first: the storage rules read its owner from the animal.
      await deleteFile(animalPicturePath(id));
      await deleteAnimal(id);
      return true;
    },
    onSuccess: (isDeleted, animal) => {
      if (isDeleted) removeAnimalFromCache(client, animal);
    },
  });
