import { arrayRemove, arrayUnion, deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import type { Attempts, Person } from '../access-matrix.ts';
import type { FirestoreFixture } from '../firestore-fixture.ts';
import type { TestAnimals } from '../publishing.ts';

const videoId = '0b0f2f7e-3f0a-4a5b-8f57-6a4e2c1d9b30';

export function createSavedVideoAttempts(fixture: FirestoreFixture): Attempts<'saved_videos'> {
  const getListDoc = (caller: Person, holder: Person) =>
    doc(fixture.firestoreAs(caller), 'saved_videos', holder);
  const storeList = (holder: Person) =>
    fixture.storeDocument(`saved_videos/${holder}`, { video_ids: ['earlier'] });
  const save = async (caller: Person, holder: Person, id = videoId) => {
    const { owner } = fixture.people;
    await fixture.storeDocument(`videos/${videoId}`, buildVideo(owner, { id: videoId }));
    await fixture.removeDocument(`saved_videos/${holder}`);
    await setDoc(getListDoc(caller, holder), { video_ids: arrayUnion(id) }, { merge: true });
  };
  return {
    async "get the owner's"(caller) {
      await storeList('owner');
      await getDoc(getListDoc(caller, 'owner'));
    },
    'get their own': (caller) => getDoc(getListDoc(caller, caller)),
    list: (caller) => fixture.as(caller).list('saved_videos'),
    'save for the owner': (caller) => save(caller, 'owner'),
    'save for themselves': (caller) => save(caller, caller),
    'save a missing video': (caller) => save(caller, caller, 'nowhere'),
    async "remove from the owner's"(caller) {
      await storeList('owner');
      await updateDoc(getListDoc(caller, 'owner'), { video_ids: arrayRemove('earlier') });
    },
    async "delete the owner's"(caller) {
      await storeList('owner');
      await deleteDoc(getListDoc(caller, 'owner'));
    },
  };
}

export function createFollowAttempts(fixture: FirestoreFixture, animals: TestAnimals): Attempts<'follows'> {
  const getListDoc = (caller: Person, holder: Person) => doc(fixture.firestoreAs(caller), 'follows', holder);
  const storeList = (holder: Person) =>
    fixture.storeDocument(`follows/${holder}`, { user_ids: ['selfGranted'], animal_ids: [] });
  const follow = async (caller: Person, holder: Person, field: 'user_ids' | 'animal_ids', id: string) => {
    await fixture.removeDocument(`follows/${holder}`);
    await setDoc(getListDoc(caller, holder), { [field]: arrayUnion(id) }, { merge: true });
  };
  /** Nobody can follow themselves. */
  const getOther = (caller: Person) => (caller === 'rider' ? 'otherRider' : 'rider');
  return {
    async "get the owner's"(caller) {
      await storeList('owner');
      await getDoc(getListDoc(caller, 'owner'));
    },
    'get their own': (caller) => getDoc(getListDoc(caller, caller)),
    list: (caller) => fixture.as(caller).list('follows'),
    'follow for the owner': (caller) => follow(caller, 'owner', 'user_ids', getOther(caller)),
    'follow a person': (caller) => follow(caller, caller, 'user_ids', getOther(caller)),
    'follow an animal': (caller) => follow(caller, caller, 'animal_ids', animals.bull.id),
    'follow a deleted account': (caller) => follow(caller, caller, 'user_ids', 'deletedOwner'),
    async "remove from the owner's"(caller) {
      await storeList('owner');
      await updateDoc(getListDoc(caller, 'owner'), { user_ids: arrayRemove('selfGranted') });
    },
    async "delete the owner's"(caller) {
      await storeList('owner');
      await deleteDoc(getListDoc(caller, 'owner'));
    },
  };
}
