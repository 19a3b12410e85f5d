import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as notifications from '#src/data/firestore-lite/hat-notification.ts';
import * as hats from '#src/data/realtime-database/hats.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { hatMutation, hatsQuery } from './hat-queries.ts';

const june = parseUser('june', { first_name: 'June' });
const [wade, ana, zoe] = ['wade', 'ana', 'zoe'].map((user_id) =>
  parseVideo(`ride-of-${user_id}`, { video_id: `ride-of-${user_id}`, user_id, title: 'Elko' }),
);
const otherOfAna = parseVideo('other', { video_id: 'other', user_id: 'ana', title: 'Reno' });

let client: QueryClient;
/** What was sent and taken back. */
let steps: string[];
let isSent: boolean;

beforeEach(() => {
  client = new QueryClient();
  steps = [];
  isSent = true;
  vi.spyOn(hats, 'changeHat').mockImplementation((id, videoId, isTipped) => {
    steps.push(`${id} ${isTipped ? 'tips' : 'takes back'} ${videoId}`);
    return Promise.resolve();
  });
  vi.spyOn(notifications, 'prepareHatNotification').mockImplementation((video, actor) => ({
    id: `notice to ${video.user_id}`,
    send: () => {
      steps.push(`${actor.id} tells ${video.user_id} of ${video.id}`);
      return Promise.resolve(isSent);
    },
    takeBack: () => {
      steps.push(`${actor.id} takes back what ${video.user_id} was told`);
      return Promise.resolve();
    },
  }));
});

async function change(video = ana!, isTipped = true, own = june) {
  client.setQueryData(hatsQuery(video.video_id, own.id).queryKey, { count: 3, isTipped: !isTipped });
  await new MutationObserver(client, hatMutation(client, video, own)).mutate(isTipped);
  // The account is told after the tip.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  return steps.splice(0);
}

test('[HAT-02] a tip tells the account of its ride, another one of that day does not', async () => {
  expect(await change(ana)).toEqual(['june tips ride-of-ana', 'june tells ana of ride-of-ana']);
  expect(await change(otherOfAna)).toEqual(['june tips other']);
  expect(await change(zoe)).toEqual(['june tips ride-of-zoe', 'june tells zoe of ride-of-zoe']);
});

test('[NOTE-04] a tip that is taken back tells nobody, also days later, and takes back what it told', async () => {
  expect(await change(ana, false)).toEqual([
    'june takes back ride-of-ana',
    'june takes back what ana was told',
  ]);
  await change(wade);
  expect(await change(wade, false)).toEqual([
    'june takes back ride-of-wade',
    'june takes back what wade was told',
  ]);
  // Then the next tip is told again.
  expect(await change(wade)).toContain('june tells wade of ride-of-wade');
});

test('[NOTE-04] what was told of another ride, whose tip stays, stays', async () => {
  await change(ana);
  await change(otherOfAna);
  expect(await change(otherOfAna, false)).toEqual(['june takes back other']);
  expect(await change(ana, false)).toContain('june takes back what ana was told');
});

test('[NOTE-04] a tip that was not told has nothing to take back', async () => {
  isSent = false;
  await change(ana);
  expect(await change(ana, false)).toEqual(['june takes back ride-of-ana']);
});

test("[HAT-02] a tip of one's own ride tells nobody", async () => {
  const own = parseVideo('own', { video_id: 'own', user_id: 'june' });
  expect(await change(own)).toEqual(['june tips own']);
  expect(await change(own, false)).toEqual(['june takes back own']);
});
