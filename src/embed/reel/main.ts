import { env } from '#src/config/env.ts';
import { reelPath } from '#src/config/reel-links.ts';
import { fetchPublicDocument } from '#src/data/firestore-rest/documents.ts';
import { requestReelRides } from '#src/data/firestore-rest/public-reels.ts';
import { sendView } from '#src/data/realtime-database/view-counts.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { parseReel, reelFactsMs, type Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { createViewCounter, openClip } from '#src/lib/clip-player.ts';
import { showPoster } from '#src/lib/pictures.ts';
import { getElement } from '../get-element.ts';
import { showWithRetry } from '../show-with-retry.ts';
import { copy } from './copy.ts';

/* A reel for iframes on other sites: its rides one after the other, each after its facts. It uses no storage. */

const film = getElement('#film', HTMLDivElement);
const video = getElement('video', HTMLVideoElement);
const facts = getElement('#facts', HTMLDivElement);
const place = getElement('#place', HTMLParagraphElement);
const factsTitle = getElement('h2', HTMLHeadingElement);
const what = getElement('#what', HTMLParagraphElement);
const heading = getElement('h1', HTMLHeadingElement);
const by = getElement('#by', HTMLParagraphElement);
const link = getElement('a', HTMLAnchorElement);
const list = getElement('ol', HTMLOListElement);
const message = getElement('#message', HTMLParagraphElement);

const id = location.pathname.split('/')[3] ?? '';

/** Plays the rides that there are. */
function playReel(rides: readonly Video[], describe: (ride: Video) => string): void {
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A rejected play() leaves the ride paused with its controls; a file that fails also fires 'error'.
  const play = () => void video.play().catch(() => undefined);
  const clipListeners = {
    onFail: () => (message.textContent = copy.playbackError),
    onReplaced: () => {
      if (facts.hidden) play();
    },
  };
  // A view that cannot be counted is nothing that a viewer needs to know.
  const countView = createViewCounter((videoId) => void sendView(videoId).catch(() => undefined));
  const show = (index: number) => {
    const ride = rides[index];
    if (!ride) return;
    current = index;
    message.textContent = '';
    void showPoster(video, listPictureUrls(ride.thumbnail_url));
    openClip(video, listClipUrls(ride.video_id), clipListeners);
    place.textContent = copy.place(index + 1, rides.length);
    factsTitle.textContent = ride.title;
    what.textContent = describe(ride);
    for (const [position, button] of [...list.querySelectorAll('button')].entries())
      button.ariaCurrent = position === index ? 'true' : null;
  };
  const start = (index: number) => {
    clearTimeout(timer);
    // The ride that plays may be chosen again.
    video.pause();
    video.currentTime = 0;
    show(index);
    facts.hidden = false;
    video.preload = 'auto';
    timer = setTimeout(() => {
      facts.hidden = true;
      play();
    }, reelFactsMs);
  };

  list.replaceChildren(
    ...rides.map((ride, index) => {
      const row = document.createElement('li');
      const button = document.createElement('button');
      button.append(ride.title, document.createElement('small'));
      button.lastElementChild?.append(describe(ride));
      button.addEventListener('click', () => start(index));
      row.append(button);
      return row;
    }),
  );
  video.addEventListener('ended', () => {
    if (current + 1 < rides.length) start(current + 1);
  });
  video.addEventListener('playing', () => countView(rides[current]?.video_id ?? ''));
  show(0);
  film.hidden = false;
}

async function showReel({ title, user_name: name, videos }: Reel): Promise<string> {
  // Apart from the page's first code: a reel plays without it.
  const details = import('#src/domain/ride-result.ts').catch(() => undefined);
  const rides = await requestReelRides({ videos });

  document.title = title;
  heading.textContent = title;
  by.textContent = copy.by(name, rides.length);
  link.textContent = copy.all(env.productName);
  link.href = reelPath(id);
  const describe = (await details)?.getRideHeadline ?? (() => '');
  if (rides.length === 0) return copy.empty;
  playReel(rides, describe);
  return '';
}

async function showStoredReel(): Promise<string> {
  const document = isDocumentId(id) ? await fetchPublicDocument('reels', id) : undefined;
  return document ? showReel(parseReel(id, document.fields)) : copy.notFound;
}

showWithRetry(copy, showStoredReel);
