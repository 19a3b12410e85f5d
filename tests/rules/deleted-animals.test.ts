import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
  type FirestoreFixture,
} from './firestore-fixture.ts';
import { commitPaced } from './publishing.ts';

let fixture: FirestoreFixture;
let id: string;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
beforeEach(async () => {
  id = crypto.randomUUID();
  await fixture.storeDocument(`animals/${id}`, buildBull(fixture.people.owner, { id }));
});
afterAll(() => fixture.dispose());

const getMarkerDoc = (caller: Caller) => doc(fixture.firestoreAs(caller), 'deleted_animals', id);

function deleteAnimal(caller: Caller, marker: object = { id, deleted: serverTimestamp() }): Promise<void> {
  const firestore = fixture.firestoreAs(caller);
  const batch = writeBatch(firestore);
  batch.delete(doc(firestore, 'animals', id));
  batch.set(getMarkerDoc(caller), marker);
  return batch.commit();
}

const createAnimal = (caller: Caller) => {
  const animal = buildBull(fixture.people[caller as 'owner' | 'rider'], { id });
  return commitPaced(fixture, caller, 'animal', `animals/${id}`, {
    ...animal,
    createTime: serverTimestamp(),
  });
};

describe('the id of a deleted animal', () => {
  test('is never used again, by its owner or anybody else', async () => {
    await expectAllowed(deleteAnimal('owner'));
    await expectDenied(createAnimal('owner'));
    await expectDenied(createAnimal('rider'));
  });

  test('is marked in the batch that deletes the animal', async () => {
    await expectDenied(deleteDoc(doc(fixture.firestoreAs('owner'), 'animals', id)));
    await expectDenied(setDoc(getMarkerDoc('owner'), { id, deleted: serverTimestamp() }));
    await expectDenied(deleteAnimal('rider'));
  });

  test('cannot be marked for an animal that never existed', async () => {
    id = crypto.randomUUID();
    await expectDenied(setDoc(getMarkerDoc('owner'), { id, deleted: serverTimestamp() }));
  });

  test.each<[string, () => object]>([
    ['another id', () => ({ id: 'other', deleted: serverTimestamp() })],
    ['a client time', () => ({ id, deleted: new Date(Date.now() - 60_000) })],
    ['no id', () => omitField({ id, deleted: serverTimestamp() }, 'id')],
    ['no time', () => ({ id })],
    ['an additional field', () => ({ id, deleted: serverTimestamp(), owner: 'owner' })],
  ])('is not marked with %s', async (_case, buildMarker) => {
    await expectDenied(deleteAnimal('owner', buildMarker()));
  });

  test('stays marked', async () => {
    await expectAllowed(deleteAnimal('owner'));
    for (const caller of ['owner', 'admin'] as const) {
      await expectDenied(deleteDoc(getMarkerDoc(caller)));
      await expectDenied(updateDoc(getMarkerDoc(caller), { deleted: serverTimestamp() }));
      await expectDenied(getDoc(getMarkerDoc(caller)));
    }
  });
});
