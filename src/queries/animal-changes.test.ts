import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import type { AnimalChanges, NewAnimal } from '#src/domain/animal-form-schema.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseUser } from '#src/domain/user.ts';
import { saveAnimalMutation } from './animal-changes.ts';

const backend = vi.hoisted(() => ({
  animals: new Map<string, object>(),
  createdCount: 0,
  losesResponse: false,
  acceptsPictures: true,
}));

vi.mock('#src/data/firestore-rest/public-animals.ts', () => ({
  fetchAnimal: (id: string) =>
    Promise.resolve(backend.animals.has(id) ? parseAnimal(id, backend.animals.get(id)) : undefined),
}));
vi.mock('#src/data/firestore-lite/animals.ts', () => ({
  createAnimal: async (animal: NewAnimal) => {
    await Promise.resolve();
    backend.animals.set(animal.id, animal);
    backend.createdCount++;
    if (backend.losesResponse) throw new Error('The server did not answer in time.');
  },
  updateAnimal: async (id: string, changes: AnimalChanges) => {
    await Promise.resolve();
    backend.animals.set(id, { ...backend.animals.get(id), ...changes });
  },
}));
vi.mock('#src/data/storage/upload-photo.ts', () => ({
  uploadAnimalPicture: async (id: string) => {
    await Promise.resolve();
    if (!backend.acceptsPictures) throw new Error("The server can't be reached.");
    return `https://example.com/${id}.jpg`;
  },
}));

const client = new QueryClient();
const saveAnimal = (
  options: Parameters<NonNullable<ReturnType<typeof saveAnimalMutation>['mutationFn']>>[0],
) => client.getMutationCache().build(client, saveAnimalMutation(client)).execute(options);

const profile = buildContractor();
const owner = parseUser(profile.id, profile);
const edit = { name: 'Tornado', brand: '47', type: 'bull' as const, events: [1], bio: '' };
const picture = new Blob(['photo']);
const options = { id: 'a1', owner, current: undefined, isRetry: false, edit, picture };

beforeEach(() => {
  backend.animals.clear();
  Object.assign(backend, { createdCount: 0, losesResponse: false, acceptsPictures: true });
});

test('[ANF-04] saves the animal and its picture', async () => {
  const { animal, pictureError } = await saveAnimal(options);
  expect(pictureError).toBeUndefined();
  expect(animal).toMatchObject({ id: 'a1', picture_url: 'https://example.com/a1.jpg' });
  expect(backend.animals.get('a1')).toMatchObject({ name: 'Tornado', picture_url: animal.picture_url });
});

test('[ANF-04] keeps the animal when its picture fails, and a retry updates the same animal', async () => {
  backend.acceptsPictures = false;
  const { animal, pictureError } = await saveAnimal(options);
  expect(pictureError).toBe("The server can't be reached.");
  expect(backend.animals.get('a1')).toMatchObject({ name: 'Tornado', picture_url: '' });
  backend.acceptsPictures = true;
  await saveAnimal({ ...options, current: animal, isRetry: true, edit: { ...edit, name: 'Twister' } });
  expect(backend).toMatchObject({ createdCount: 1 });
  expect(backend.animals.get('a1')).toMatchObject({
    name: 'Twister',
    picture_url: 'https://example.com/a1.jpg',
  });
});

test('[ANF-04] does not create the animal twice when the response to the first attempt is lost', async () => {
  backend.losesResponse = true;
  await expect(saveAnimal(options)).rejects.toThrow('The server did not answer in time.');
  backend.losesResponse = false;
  await saveAnimal({ ...options, isRetry: true, edit: { ...edit, brand: '48' } });
  expect(backend).toMatchObject({ createdCount: 1 });
  expect(backend.animals.get('a1')).toMatchObject({ name: 'Tornado', brand: '48' });
});
