import { beforeEach, expect, test, vi } from 'vitest';
import { buildContractor } from '#tests/support/factories/user.ts';
import type { AnimalChanges, NewAnimal } from '#src/domain/animal-form-schema.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseUser } from '#src/domain/user.ts';
import { saveAnimal } from './save-animal.ts';

/** What is stored, and what is to happen to the next calls. */
const backend = vi.hoisted(() => ({
  animals: new Map<string, object>(),
  created: 0,
  lost: false,
  pictures: true,
}));

vi.mock('#src/data/firestore/animals.ts', () => ({
  fetchAnimal: (id: string) =>
    Promise.resolve(backend.animals.has(id) ? parseAnimal(id, backend.animals.get(id)) : undefined),
  createAnimal: async (animal: NewAnimal) => {
    await Promise.resolve();
    backend.animals.set(animal.id, animal);
    backend.created++;
    if (backend.lost) throw new Error('The server did not answer in time.');
  },
  updateAnimal: async (id: string, changes: AnimalChanges) => {
    await Promise.resolve();
    backend.animals.set(id, { ...backend.animals.get(id), ...changes });
  },
}));
vi.mock('#src/data/storage/upload-photo.ts', () => ({
  uploadAnimalPicture: async (id: string) => {
    await Promise.resolve();
    if (!backend.pictures) throw new Error('The server cannot be reached.');
    return `https://example.com/${id}.jpg`;
  },
}));

const profile = buildContractor();
const owner = parseUser(profile.id, profile);
const edit = { name: 'Tornado', brand: '47', type: 'bull' as const, events: [1], bio: '' };
const picture = new Blob(['photo']);
const first = { id: 'a1', owner, current: undefined, isRetry: false, edit, picture };

beforeEach(() => {
  backend.animals.clear();
  Object.assign(backend, { created: 0, lost: false, pictures: true });
});

test('[ANF-04] the animal is stored, and its picture with it', async () => {
  const { animal, pictureError } = await saveAnimal(first);
  expect(pictureError).toBeUndefined();
  expect(animal).toMatchObject({ id: 'a1', picture_url: 'https://example.com/a1.jpg' });
  expect(backend.animals.get('a1')).toMatchObject({ name: 'Tornado', picture_url: animal.picture_url });
});

test('[ANF-04] a picture that fails leaves the animal, and another try adds it to the same one', async () => {
  backend.pictures = false;
  const { animal, pictureError } = await saveAnimal(first);
  expect(pictureError).toBe('The server cannot be reached.');
  expect(backend.animals.get('a1')).toMatchObject({ name: 'Tornado', picture_url: '' });
  backend.pictures = true;
  await saveAnimal({ ...first, current: animal, isRetry: true, edit: { ...edit, name: 'Twister' } });
  expect(backend).toMatchObject({ created: 1 });
  expect(backend.animals.get('a1')).toMatchObject({
    name: 'Twister',
    picture_url: 'https://example.com/a1.jpg',
  });
});

test('[ANF-04] an animal whose answer got lost is found again by the next try, and not added twice', async () => {
  backend.lost = true;
  await expect(saveAnimal(first)).rejects.toThrow('The server did not answer in time.');
  backend.lost = false;
  await saveAnimal({ ...first, isRetry: true, edit: { ...edit, brand: '48' } });
  expect(backend).toMatchObject({ created: 1 });
  expect(backend.animals.get('a1')).toMatchObject({ name: 'Tornado', brand: '48' });
});
