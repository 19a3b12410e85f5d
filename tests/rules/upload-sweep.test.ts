import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepUploads } from '#scripts/admin/cleanup.ts';
import { buildStoredTicket } from './publishing.ts';

const projectId = 'demo-rodeo-sweep';
let app: App;
beforeAll(() => {
  app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
});
afterAll(() => deleteApp(app));

test('the sweep deletes the files of uploads that can no longer be published', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [expired, open, published] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const tickets = [
    buildStoredTicket(expired, 'owner', 'owner', daysAgo(8)),
    buildStoredTicket(open, 'owner', 'owner', daysAgo(6)),
    { ...buildStoredTicket(published, 'owner', 'owner', daysAgo(8)), published: daysAgo(8) },
  ];
  const bucket = getStorage(app).bucket();
  const getNames = (id: string) => [`videos/${id}.mov`, `videos/${id}/${id}.png`];
  for (const ticket of tickets) {
    await getFirestore(app).doc(`uploads/${ticket.id}`).set(ticket);
    for (const name of getNames(ticket.id)) await bucket.file(name).save('a file', { resumable: false });
  }
  const listFiles = async () => {
    const [files] = await bucket.getFiles();
    return files.map(({ name }) => name).toSorted();
  };
  const before = await listFiles();

  expect(await sweepUploads(app, true)).toEqual(getNames(expired));
  expect(await listFiles()).toEqual(before);
  expect(await sweepUploads(app, false)).toEqual(getNames(expired));
  expect(await listFiles()).toEqual(before.filter((name) => !getNames(expired).includes(name)));
  expect(await sweepUploads(app, false)).toEqual([]);
});
