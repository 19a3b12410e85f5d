import { createAnimal, fetchAnimal, updateAnimal } from '#src/data/firestore/animals.ts';
import { uploadAnimalPicture } from '#src/data/storage/upload-photo.ts';
import { animalChanges, newAnimal, type AnimalEdit } from '#src/domain/animal-edit.ts';
import { readAnimal, type Animal } from '#src/domain/animal.ts';
import type { User } from '#src/domain/user.ts';
import { messageOf } from '#src/lib/message-of.ts';

interface Save {
  /** The same with every try, so that no try adds a second animal. */
  id: string;
  owner: User;
  /** The animal as it is stored; undefined when there is none yet. */
  before: Animal | undefined;
  /** Whether a try before this one failed, after which nobody knows whether the animal is stored. */
  triedBefore: boolean;
  edit: AnimalEdit;
  /** image/jpeg, when another one was chosen. */
  picture: Blob | undefined;
}

interface Saved {
  animal: Animal;
  /** Why the picture was not uploaded. */
  pictureProblem: string | undefined;
}

/**
 * Stores an animal, then its picture: the rules ask the animal whose picture it is. A picture that fails does not
 * take the animal along.
 *
 * @throws DataError when nothing was saved
 */
export async function saveAnimal({ id, owner, before, triedBefore, edit, picture }: Save): Promise<Saved> {
  const stored = before ?? (triedBefore ? await fetchAnimal(id) : undefined);
  const animal = stored ? await change(stored, edit) : await create(id, owner, edit);
  if (!picture) return { animal, pictureProblem: undefined };
  try {
    const picture_url = await uploadAnimalPicture(id, picture);
    await updateAnimal(id, { picture_url });
    return { animal: { ...animal, picture_url }, pictureProblem: undefined };
  } catch (error) {
    return { animal, pictureProblem: messageOf(error) };
  }
}

async function create(id: string, owner: User, edit: AnimalEdit): Promise<Animal> {
  const animal = newAnimal(id, owner, edit);
  await createAnimal(animal);
  return readAnimal(id, animal);
}

async function change(before: Animal, edit: AnimalEdit): Promise<Animal> {
  const changes = animalChanges(before, edit);
  await updateAnimal(before.id, changes);
  return readAnimal(before.id, { ...before, ...changes });
}
