import { assertFails } from '@firebase/rules-unit-testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessMatrix, type Area, type Attempts } from './access-matrix.ts';
import { allPeople, type Person } from './access-people.ts';
import { createFirestoreFixture } from './firestore-fixture.ts';
import {
  createBlockAttempts,
  createPaceEntryAttempts,
  createProfileAttempts,
  createSharingAttempts,
  restoreProfiles,
  createFollowAttempts,
  createPushAttempts,
  createSavedVideoAttempts,
} from './matrix/account-attempts.ts';
import {
  createContactAttempts,
  createEmailAttempts,
  createErasureAttempts,
} from './matrix/contact-attempts.ts';
import {
  createAnimalAttempts,
  createTombstoneAttempts,
  createNotificationAttempts,
  createOtherDocumentAttempts,
  createReportAttempts,
  createStopAttempts,
  createTicketAttempts,
  createVideoAttempts,
} from './matrix/content-attempts.ts';
import {
  createAnimalPictureAttempts,
  createOtherFileAttempts,
  createProfilePhotoAttempts,
  createSmallPhotoAttempts,
  createVideoFileAttempts,
} from './matrix/file-attempts.ts';
import { createLinkAttempts, createProposalListAttempts } from './matrix/link-attempts.ts';
import {
  createBoardAttempts,
  createBoardStateAttempts,
  createRecordAttempts,
} from './matrix/record-attempts.ts';
import { createPedigreeAttempts } from './matrix/pedigree-attempts.ts';
import { createReelAttempts } from './matrix/reel-attempts.ts';
import { createAdminLogAttempts, createHandledReportAttempts } from './matrix/moderation-attempts.ts';
import {
  createDatabaseFixture,
  createFlagAttempts,
  createHatAttempts,
  createTipAttempts,
  createOtherValueAttempts,
  createReleaseAttempts,
  createSignOutAttempts,
  createViewAttempts,
} from './matrix/value-attempts.ts';
import { createStorageFixture } from './storage-fixture.ts';
import { storeTestAnimals } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

// Tests of Storage load the rules of Firestore into another project.
const storage = useFixture(createStorageFixture);
const firestore = useFixture(createFirestoreFixture);
const database = useFixture(createDatabaseFixture);
const animals = useFixture(() => storeTestAnimals(firestore));
beforeAll(async () => {
  const block = { user_id: 'owner', blocked_id: 'blocked', created: new Date() };
  await firestore.storeDocument('blocks/owner_blocked', block);
});
beforeEach(() => restoreProfiles(firestore, ...allPeople));

const attemptsByArea: { [Name in Area]: () => Attempts<Name> } = {
  users: () => createProfileAttempts(firestore),
  pending_access: () => createSharingAttempts(firestore),
  blocks: () => createBlockAttempts(firestore),
  saved_videos: () => createSavedVideoAttempts(firestore),
  push: () => createPushAttempts(firestore),
  follows: () => createFollowAttempts(firestore, animals),
  'users/private': () => createContactAttempts(firestore),
  erasures: () => createErasureAttempts(firestore),
  emails: () => createEmailAttempts(firestore),
  rate_limits: () => createPaceEntryAttempts(firestore),
  animals: () => createAnimalAttempts(firestore),
  pedigrees: () => createPedigreeAttempts(firestore),
  deleted_animals: () => createTombstoneAttempts(firestore, 'animals'),
  deleted_reels: () => createTombstoneAttempts(firestore, 'reels'),
  stops: () => createStopAttempts(firestore),
  uploads: () => createTicketAttempts(firestore),
  videos: () => createVideoAttempts(firestore, animals),
  notifications: () => createNotificationAttempts(firestore),
  reels: () => createReelAttempts(firestore),
  ride_links: () => createLinkAttempts(firestore),
  link_proposals: () => createProposalListAttempts(firestore),
  records: () => createRecordAttempts(firestore),
  boards: () => createBoardAttempts(firestore),
  board_seasons: () => createBoardStateAttempts(firestore, 'board_seasons'),
  board_marks: () => createBoardStateAttempts(firestore, 'board_marks'),
  reported_videos: () => createReportAttempts(firestore),
  handled_reports: () => createHandledReportAttempts(firestore),
  admin_log: () => createAdminLogAttempts(firestore),
  'other documents': () => createOtherDocumentAttempts(firestore),
  clips: () => createVideoFileAttempts(storage, 'clips'),
  thumbnails: () => createVideoFileAttempts(storage, 'thumbnails'),
  renditions: () => createVideoFileAttempts(storage, 'renditions'),
  posters: () => createVideoFileAttempts(storage, 'posters'),
  'profile photos': () => createProfilePhotoAttempts(storage),
  'small photos': () => createSmallPhotoAttempts(storage),
  'animal pictures': () => createAnimalPictureAttempts(storage),
  'other files': () => createOtherFileAttempts(storage),
  videoViews: () => createViewAttempts(database),
  hats: () => createHatAttempts(database),
  hatsBy: () => createTipAttempts(database),
  signOuts: () => createSignOutAttempts(database),
  release: () => createReleaseAttempts(database),
  flags: () => createFlagAttempts(database),
  'other values': () => createOtherValueAttempts(database),
};

/** Only a denial is one: any other failure fails the test. */
async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  const succeeded = await attempt.then(
    () => true,
    () => false,
  );
  if (!succeeded) await assertFails(attempt);
  return succeeded;
}

type AnyAttempts = Readonly<Record<string, (caller: Person) => Promise<unknown>>>;

/** The people who can do something; what somebody could do is undone before the next one tries. */
async function findAllowed(area: Area, operation: string): Promise<Person[]> {
  const attempts: AnyAttempts = attemptsByArea[area]();
  const allowed: Person[] = [];
  for (const person of allPeople) {
    const attempt = attempts[operation];
    if (!attempt) throw new Error(`Nobody tries "${operation}" of ${area}.`);
    if (!(await isAllowed(attempt(person)))) continue;
    allowed.push(person);
    await restoreProfiles(firestore, 'owner', person);
  }
  return allowed;
}

/** Mutation testing names the areas that it needs. */
const neededAreas = process.env['MATRIX_AREAS']?.split(',');
const areas = (Object.entries(accessMatrix) as [Area, Readonly<Record<string, readonly Person[]>>][]).filter(
  ([area]) => neededAreas?.includes(area) ?? true,
);

describe.each(areas)('who can do what with %s', (area, operations) => {
  test.each(Object.keys(operations))('%s', async (operation) => {
    expect(await findAllowed(area, operation)).toEqual(
      allPeople.filter((person) => operations[operation]?.includes(person)),
    );
  });

  test('whoever can do something is denied something else', () => {
    const verdicts = Object.values(operations);
    const unlimited = allPeople.filter((person) => verdicts.every((allowed) => allowed.includes(person)));
    expect(unlimited).toEqual([]);
  });
});
