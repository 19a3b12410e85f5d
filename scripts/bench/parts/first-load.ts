import type { Browser } from 'playwright';
import * as at from '#src/config/paths.ts';
import { comparePath } from '#src/config/record-links.ts';
import { reelPath } from '#src/config/reel-links.ts';
import { people } from '#tests/support/demo/people.ts';
import { reels } from '#tests/support/demo/seed-reels.ts';
import { videos } from '#tests/support/demo/seed-videos.ts';
import { withBuiltApp } from '../built-app.ts';
import { logIn, measureColdLoad, phone, slowDesktop, type ColdPage } from '../cold-load.ts';
import { measureEach, measureRounds, type BenchPart, type Figures } from '../run-part.ts';

const [other, ride] = videos.slice(-2);
const withAnimal = videos.find(({ animal_id }) => animal_id);
const rideId = ride?.id ?? '';
const onDesktop = (milestone: string) => ({ milestones: [milestone], device: slowDesktop });
const waitsForPicture = { milestones: ['picture', 'title'], device: phone };

/** Pages that people share, on a slow phone on two lines. */
const sharedPages = Object.entries({
  watch: `${at.paths.watch}?play=${ride?.video_id}`,
  reel: reelPath(reels[0]?.id ?? ''),
  animal: at.animalPath(withAnimal?.animal_id ?? ''),
  leaderboards: at.paths.leaderboards,
  season: at.seasonPath(people.cody.id),
  matchup: at.matchupPath(people.cody.id, withAnimal?.animal_id ?? ''),
  rodeo: at.rodeoPath(ride?.rodeo_id ?? ''),
  compare: comparePath(other?.video_id ?? '', ride?.video_id ?? ''),
}).flatMap(([name, path]) =>
  [
    {
      name: `${name} at 1.6 Mbit/s`,
      path,
      device: { ...slowDesktop, viewport: phone.viewport },
      title: 2000,
      LCP: 3000,
    },
    { name: `${name} on slow 3G`, path, device: phone, title: 6000, LCP: 8000 },
  ].map((page) => ({ ...page, milestones: ['title'] })),
);

const coldPages: readonly ColdPage[] = [
  { name: '/feed signed in', path: '/feed', isSignedIn: true, ...onDesktop('first card') },
  { name: '/video/:id signed out', path: `/video/${rideId}`, ...onDesktop('video playing') },
  { name: 'a shared ride on slow 3G', path: `/video/${rideId}`, ...waitsForPicture },
  { name: 'an embedded ride on slow 3G', path: `/embed/${rideId}`, ...waitsForPicture },
  ...sharedPages,
];

async function measureBuild(browser: Browser, origin: string): Promise<Figures> {
  const session = await logIn(browser, origin);
  return measureEach(coldPages, (page) => measureColdLoad(browser, origin, page, session));
}

/** What a visitor waits for on a slow phone: the production build behind the Hosting emulator, on demo data. */
export const part: BenchPart = {
  metrics: [
    { name: '/feed signed in, FCP', unit: 'ms' },
    { name: '/feed signed in, LCP', unit: 'ms', target: 3000 },
    { name: '/feed signed in, first card', unit: 'ms' },
    { name: '/feed signed in, CLS', unit: '', target: 0.02 },
    { name: '/feed signed in, requests', unit: '' },
    { name: '/feed signed in, documents asked for', unit: '', target: 12 },
    { name: '/feed signed in, longest task while scrolling', unit: 'ms', target: 200 },
    { name: '/video/:id signed out, LCP', unit: 'ms' },
    { name: '/video/:id signed out, video playing', unit: 'ms', target: 2500 },
    { name: '/video/:id signed out, CLS', unit: '', target: 0.02 },
    { name: '/video/:id signed out, requests', unit: '' },
    { name: 'a shared ride on slow 3G, picture', unit: 'ms', target: 2000 },
    { name: 'a shared ride on slow 3G, title', unit: 'ms', target: 3000 },
    { name: 'a shared ride on slow 3G, first frame', unit: 'ms', target: 4000 },
    { name: 'an embedded ride on slow 3G, picture', unit: 'ms' },
    ...sharedPages.flatMap(({ name, title, LCP }) => [
      { name: `${name}, title`, unit: 'ms', target: title },
      { name: `${name}, LCP`, unit: 'ms', target: LCP },
      { name: `${name}, CLS`, unit: '', target: 0.02 },
    ]),
  ],
  measure: (isQuick) =>
    withBuiltApp((browser, origin) => measureRounds(isQuick, () => measureBuild(browser, origin))),
};
