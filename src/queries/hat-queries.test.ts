import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as hats from '#src/data/realtime-database/hats.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { hatMutation, hatsQuery } from './hat-queries.ts';

const backend = vi.hoisted(() => ({
  /** What was sent and taken back. */
  steps: [] as string[],
  isSent: true,
}));
vi.mock('#src/data/firestore-lite/firestore-client.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => {
  let written = { actor_id: '', notified_user_id: '', video_id: '' };
  const notedBy = (path: string) =>
    path.replace(/^notifications\/(\w+)_12_.*-(\d+)$/, '$1 was told on day $2');
  return {
    doc: (_firestore: object, ...path: string[]) => path.join('/'),
    serverTimestamp: () => 'now',
    deleteDoc: (path: string) =>
      Promise.resolve(void backend.steps.push(`june takes back what ${notedBy(path)}`)),
    writeBatch: () => ({
      set: (_path: string, data: typeof written) => (written = data),
      commit: () => {
        const { actor_id, notified_user_id, video_id } = written;
        backend.steps.push(`${actor_id} tells ${notified_user_id} of ${video_id}`);
        return backend.isSent
          ? Promise.resolve()
          : Promise.reject(Object.assign(new Error('denied'), { code: 'permission-denied' }));
      },
    }),
  };
});

const june = parseUser('june', { first_name: 'June' });
const [wade, ana, zoe] = ['wade', 'ana', 'zoe'].map((user_id) =>
  parseVideo(`ride-of-${user_id}`, { video_id: `ride-of-${user_id}`, user_id, title: 'Elko' }),
);
const otherOfAna = parseVideo('other', { video_id: 'other', user_id: 'ana', title: 'Reno' });

let client: QueryClient;

beforeEach(() => {
  localStorage.clear();
  client = new QueryClient();
  backend.steps = [];
  backend.isSent = true;
  vi.spyOn(hats, 'changeHat').mockImplementation((id, videoId, isTipped) => {
    backend.steps.push(`${id} ${isTipped ? 'tips' : 'takes back'} ${videoId}`);
    return Promise.resolve();
  });
});
afterEach(() => vi.useRealTimers());

/** The page is loaded again. */
const reload = () => (client = new QueryClient());

async function change(video = ana!, isTipped = true, own = june) {
  client.setQueryData(hatsQuery(video.video_id, own.id).queryKey, { count: 3, isTipped: !isTipped });
  await new MutationObserver(client, hatMutation(client, video, own)).mutate(isTipped);
  // The account is told after the tip.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  return backend.steps.splice(0);
}

test('[HAT-02] a tip tells the account of its ride, another one of that day does not', async () => {
  expect(await change(ana)).toEqual(['june tips ride-of-ana', 'june tells ana of ride-of-ana']);
  expect(await change(otherOfAna)).toEqual(['june tips other']);
  expect(await change(zoe)).toEqual(['june tips ride-of-zoe', 'june tells zoe of ride-of-zoe']);
});

const takesBack = (name: string) => `june takes back what ${name} was told on day ${new Date().getUTCDate()}`;

test('[NOTE-04] a tip that is taken back tells nobody, and takes back what it told', async () => {
  await change(wade);
  expect(await change(wade, false)).toEqual(['june takes back ride-of-wade', takesBack('wade')]);
  // Then the next tip is told again.
  expect(await change(wade)).toContain('june tells wade of ride-of-wade');
});

test('[NOTE-04] what was told of another ride, whose tip stays, stays, also after the page was loaded again', async () => {
  for (const comeBack of [() => undefined, reload]) {
    await change(ana);
    await change(otherOfAna);
    comeBack();
    expect(await change(otherOfAna, false)).toEqual(['june takes back other']);
    expect(await change(ana, false)).toEqual(['june takes back ride-of-ana', takesBack('ana')]);
  }
});

test('[NOTE-04] a tip of another day takes back what was told on that day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 7, 3, 12) });
  await change(ana);
  vi.setSystemTime(Date.UTC(2026, 7, 4, 12));
  reload();
  await change(otherOfAna);
  expect(await change(ana, false)).toContain('june takes back what ana was told on day 3');
  expect(await change(otherOfAna, false)).toContain('june takes back what ana was told on day 4');
});

test('[NOTE-04] a tip that was not told, or by another device, has nothing to take back', async () => {
  backend.isSent = false;
  await change(ana);
  expect(await change(ana, false)).toEqual(['june takes back ride-of-ana']);
  expect(await change(zoe, false)).toEqual(['june takes back ride-of-zoe']);
});

test("[HAT-02] a tip of one's own ride tells nobody", async () => {
  const own = parseVideo('own', { video_id: 'own', user_id: 'june' });
  expect(await change(own)).toEqual(['june tips own']);
  expect(await change(own, false)).toEqual(['june takes back own']);
});
