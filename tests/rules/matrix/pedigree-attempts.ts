import { limit, serverTimestamp } from 'firebase/firestore';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import type { Attempts } from '../access-matrix.ts';
import type { FirestoreFixture } from '../firestore-fixture.ts';

export function createPedigreeAttempts(fixture: FirestoreFixture): Attempts<'pedigrees'> {
  const { owner, otherRider } = fixture.people;
  /** The owner's animal, and one of an account that nobody here acts for. */
  const storeAnimals = async () => {
    const [own, other] = [buildBull(owner), buildHorse(otherRider, { name: 'Hard Times' })];
    for (const animal of [own, other]) await fixture.storeDocument(`animals/${animal.id}`, animal);
    return { own, other };
  };
  const storePedigree = async () => {
    const { own } = await storeAnimals();
    await fixture.storeDocument(`pedigrees/${own.id}`, buildPedigree(own, { dam: 'Calico Rose' }));
    return { own, path: `pedigrees/${own.id}` };
  };
  const updated = serverTimestamp();
  return {
    get: async (caller) => fixture.as(caller).get((await storePedigree()).path),
    'list 20': (caller) => fixture.as(caller).list('pedigrees', limit(20)),
    'list 21': (caller) => fixture.as(caller).list('pedigrees', limit(21)),
    async create(caller) {
      const { own } = await storeAnimals();
      const pedigree = { ...buildPedigree(own, { sire: 'Whiskey Bend' }), updated };
      await fixture.as(caller).set(`pedigrees/${own.id}`, pedigree);
    },
    async edit(caller) {
      const { path } = await storePedigree();
      await fixture.as(caller).update(path, { dam_name: 'Ninety Proof', updated });
    },
    delete: async (caller) => fixture.as(caller).delete((await storePedigree()).path),
    async 'name an animal of another account'(caller) {
      const { own, other } = await storeAnimals();
      await fixture
        .as(caller)
        .set(`pedigrees/${own.id}`, { ...buildPedigree(own, { sire: other }), updated });
    },
    async 'take the own animal out of that of another account'(caller) {
      const { own, other } = await storeAnimals();
      const path = `pedigrees/${other.id}`;
      await fixture.storeDocument(path, buildPedigree(other, { sire: own }));
      await fixture.as(caller).update(path, { sire_id: '', sire_owner_id: '', updated });
    },
    async 'delete what an older client left'(caller) {
      const { own, path } = await storePedigree();
      await fixture.removeDocument(`animals/${own.id}`);
      await fixture.as(caller).delete(path);
    },
  };
}
