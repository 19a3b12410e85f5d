import type { Browser } from 'playwright';
import { videos } from '../../seed/seed-videos.ts';
import { withBuiltApp } from '../built-app.ts';
import { logIn, measureColdLoad, phone, slowDesktop, type ColdPage } from '../cold-load.ts';
import { measureEach, measureRounds, type BenchPart, type Figures } from '../run-part.ts';

const rideId = videos.at(-1)?.id ?? '';
const waitsForCard = { milestones: ['first card'], device: slowDesktop };
const waitsForVideo = { milestones: ['video playing'], device: slowDesktop };
const waitsForPicture = { milestones: ['picture', 'title'], device: phone };
const coldPages: readonly ColdPage[] = [
  { name: '/feed signed in', path: '/feed', isSignedIn: true, ...waitsForCard },
  { name: '/video/:id signed out', path: `/video/${rideId}`, ...waitsForVideo },
  { name: 'a shared ride on slow 3G', path: `/video/${rideId}`, ...waitsForPicture },
  { name: 'an embedded ride on slow 3G', path: `/embed/${rideId}`, ...waitsForPicture },
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
  ],
  measure: (isQuick) =>
    withBuiltApp((browser, origin) => measureRounds(isQuick, () => measureBuild(browser, origin))),
};
