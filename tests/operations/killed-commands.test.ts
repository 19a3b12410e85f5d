import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildContestant, buildContractor, toNewProfile } from '#tests/support/factories/build-user.ts';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { runCommand } from './run-command.ts';
import { startLocalBackend } from './start-local-backend.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const shift = 30_000 + (process.pid % 1000) * 20;
const owner = buildContractor({ id: 'owner', sent_invites: { rider: true } });
const rider = buildContestant({ id: 'rider', received_invites: { owner: true } });
const logins = [owner, rider].map(({ id }) => ({
  ...{ localId: id, email: `${id}@example.com`, emailVerified: true },
}));
const rides = buildThree((name) =>
  buildVideo(owner, { id: `ride-${name}`, video_id: `film-${name}`, rodeo_id: '', contestants: [rider] }),
);

let backend: Awaited<ReturnType<typeof startLocalBackend>>;
beforeAll(async () => {
  backend = await startLocalBackend(shift, logins);
});
afterAll(() => backend.close());

/** Data of an early version. */
async function storeOldData(): Promise<void> {
  await backend.clear();
  const { firestore, database } = backend;
  for (const user of [owner, rider])
    await firestore
      .doc(`users/${user.id}`)
      .set({ ...toNewProfile(user), email: 'old@example.com', phone: '555' });
  for (const ride of rides)
    await firestore.doc(`videos/${ride.id}`).set({ ...ride, created: new Date(1_780_000_000_000) });
  await firestore.doc('notifications/old').set({ timestamp: new Date(1_780_000_000_000) });
  await database.ref('videoViews/ride-x').setWithPriority(7, 'x');
}
beforeEach(storeOldData);

/** Some of the requests of a command. */
const chooseRequests = (count: number) => [0.4, 0.7, 0.9].map((part) => Math.ceil(part * count));

/** What a command does to the old data, killed at each of some requests and run again, and undisturbed. */
async function compareRuns(command: string) {
  const undisturbed = await runCommand(command, { shift });
  const state = await backend.readAll();
  expect(undisturbed.requestCount).toBeGreaterThan(5);
  const killed: { at: number; code: number | null; again: number | null; isSame: boolean }[] = [];
  for (const at of chooseRequests(undisturbed.requestCount)) {
    await storeOldData();
    const { code } = await runCommand(command, { shift, killAt: at });
    const again = await runCommand(command, { shift });
    killed.push({
      at,
      code,
      again: again.code,
      isSame: (await backend.readAll()) === state,
    });
  }
  return { undisturbed, killed };
}

const never = (count: number) =>
  chooseRequests(count).map((at) => ({ at, code: null, again: 0, isSame: true }));

test('[DEP-05] a migration that is killed anywhere and repeated ends as one that was not, and loses no contact', async () => {
  const { undisturbed, killed } = await compareRuns('admin migrate --write');
  expect([undisturbed.code, killed]).toEqual([0, never(undisturbed.requestCount)]);
  const contact = await backend.firestore.doc('users/rider/private/contact').get();
  expect(contact.data()).toMatchObject({ email: 'rider@example.com', phone: '555' });
});

test('[DEP-05] a rebuild of records that is killed anywhere and repeated ends as one that was not', async () => {
  const rebuild = 'records rebuild --local';
  const undisturbed = await runCommand(rebuild, { shift });
  const verified = await runCommand('records verify --local', { shift });
  expect([undisturbed.code, verified.code]).toEqual([0, 0]);
  for (const at of chooseRequests(undisturbed.requestCount)) {
    await storeOldData();
    await runCommand(rebuild, { shift, killAt: at });
    expect((await runCommand(rebuild, { shift })).code).toBe(0);
    expect([at, (await runCommand('records verify --local', { shift })).output]).toEqual([
      at,
      verified.output,
    ]);
  }
});

test('[DEP-05] what only looks changes nothing, wherever it is killed, and says the same when it is repeated', async () => {
  const before = await backend.readAll();
  for (const command of ['records verify --local', 'doctor --local', 'admin migrate']) {
    const { code, output, requestCount } = await runCommand(command, { shift });
    const killed = await runCommand(command, { shift, killAt: Math.ceil(requestCount / 2) });
    const again = await runCommand(command, { shift });
    expect([command, killed.code, again.code, again.output]).toEqual([command, null, code, output]);
    expect(await backend.readAll()).toBe(before);
  }
});
