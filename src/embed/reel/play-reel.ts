import { sendView } from '#src/data/realtime-database/view-counts.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { reelFactsMs } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { closeClip, createViewCounter, openClip, reloadClip } from '#src/lib/clip-player.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { showPoster } from '#src/lib/pictures.ts';
import { getElement } from '../get-element.ts';
import { loadFont } from '../load-font.ts';
import { pauseBesideOthers } from '../pause-beside-others.ts';
import { copy } from './copy.ts';

/** How long a ride that does not load is waited for, in milliseconds, before the next one begins. */
const skipDelayMs = 4000;

const film = getElement('#film', HTMLDivElement);
const video = getElement('video', HTMLVideoElement);
const playButton = getElement('#play', HTMLButtonElement);
const facts = getElement('#facts', HTMLDivElement);
const place = getElement('#place', HTMLParagraphElement);
const rodeo = getElement('#rodeo', HTMLParagraphElement);
const headline = getElement('#headline', HTMLParagraphElement);
const parts = getElement('#parts', HTMLElement);
const message = getElement('#message', HTMLParagraphElement);
/** Of a ride; the other one is of the page. */
const againButton = getElement('#again', HTMLButtonElement);
const cardTitle = getElement('#title', HTMLHeadingElement);

/** What is loaded apart from the page's first code: a reel plays without it. */
interface Details {
  describeRide: (ride: Video) => string;
  showRideCard: (ride: Video) => void;
  showCover: (playButton: HTMLButtonElement, isCovered: boolean) => void;
}

// A rejected play() leaves the ride paused with its controls; a file that fails also fires 'error'.
const play = () => void video.play().catch(() => undefined);

const handleReplaced = () => {
  if (facts.hidden) play();
};

function say(text: string, canRetry = false): void {
  message.textContent = text;
  againButton.hidden = !canRetry;
}

function showPlayer(): void {
  playButton.hidden = true;
  video.controls = true;
}

/** Lists the rides, of which each can be chosen. @returns marks the one that is shown, and says which it is */
export type ListRides = (options: {
  list: HTMLOListElement;
  rides: readonly Video[];
  describe: (ride: Video) => string;
  onChoose: (index: number) => void;
}) => (index: number) => string;

/** What is shown of a reel. */
export interface ShownReel {
  /** In the order in which they play. */
  rides: readonly Video[];
  /** What is said of it below its title. */
  about: string;
  /** What is said where there are no rides. */
  empty: string;
  /** By default each has a row, in their order. */
  listRides?: ListRides;
}

/** A row for each ride, and a piece of the line. */
const listInOrder: ListRides = ({ list, rides, describe, onChoose }) => {
  const markRows = rides.map((ride, index) => {
    const part = document.createElement('i');
    const row = document.createElement('li');
    const button = document.createElement('button');
    const small = document.createElement('small');
    small.append(describe(ride));
    button.append(ride.title, small);
    button.addEventListener('click', () => onChoose(index));
    row.append(button);
    list.append(row);
    parts.append(part);
    return (current: number) => {
      part.className = index < current ? 'past' : index === current ? 'now' : '';
      button.ariaCurrent = index === current ? 'true' : null;
    };
  });
  return (index) => {
    for (const markRow of markRows) markRow(index);
    return copy.place(index + 1, rides.length);
  };
};

/** By a click, or when the device is online again. */
function handleAgain(onAgain: () => void): void {
  againButton.addEventListener('click', () => {
    onAgain();
    say('');
    reloadClip(video);
    play();
  });
  window.addEventListener('online', () => {
    if (!againButton.hidden) againButton.click();
  });
}

function tellWhetherPlaying(): void {
  for (const event of ['play', 'pause'])
    video.addEventListener(event, () => document.body.toggleAttribute('data-playing', !video.paused));
  pauseBesideOthers(video);
}

/** Shows the first of the rides, and plays one after the other. @param details undefined where they could not be loaded */
export function playReel(rides: readonly Video[], details?: Details, listRides = listInOrder): void {
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const describe = details?.describeRide ?? (() => '');
  const hasNext = () => current + 1 < rides.length;
  // Of two in a row that do not load, the connection is why: the second one waits for it.
  let isAfterSkipped = false;

  const handleFailure = () => {
    const title = rides[current]?.title ?? '';
    say(copy.failed(title), true);
    if (!hasNext() || isAfterSkipped) return;
    timer = setTimeout(() => {
      start(current + 1);
      isAfterSkipped = true;
      // Said beside the next one.
      say(copy.skipped(title));
    }, skipDelayMs);
  };
  const open = ({ video_id: id }: Video) =>
    openClip(video, listClipUrls(id), { onFail: handleFailure, onReplaced: handleReplaced });
  const show = (index: number) => {
    const ride = rides[index];
    if (!ride) return;
    current = index;
    say('');
    video.removeAttribute('poster');
    void showPoster(video, listPictureUrls(ride.thumbnail_url)).then(loadFont);
    if (ride.hard_to_watch) closeClip(video);
    else open(ride);
    details?.showCover(playButton, !video.hasAttribute('src'));
    rodeo.textContent = ride.title;
    headline.textContent = describe(ride);
    cardTitle.textContent = ride.title;
    details?.showRideCard(ride);
    place.textContent = mark(index);
  };
  const start = (index: number) => {
    clearTimeout(timer);
    isAfterSkipped = false;
    // The ride that plays may be chosen again.
    video.pause();
    video.currentTime = 0;
    show(index);
    showPlayer();
    facts.hidden = false;
    video.preload = 'auto';
    timer = setTimeout(() => {
      facts.hidden = true;
      if (video.hasAttribute('src')) return play();
      playButton.hidden = false;
      video.controls = false;
    }, reelFactsMs);
  };

  const mark = listRides({ list: getElement('ol', HTMLOListElement), rides, describe, onChoose: start });
  playButton.addEventListener('click', () => {
    const ride = rides[current];
    if (ride && !video.hasAttribute('src')) open(ride);
    showPlayer();
    video.focus();
    play();
  });
  handleAgain(() => clearTimeout(timer));
  // A view that cannot be counted is nothing that a viewer needs to know.
  const countView = createViewCounter((videoId) => void sendView(videoId).catch(() => undefined));
  video.addEventListener('playing', () => {
    showPlayer();
    countView(rides[current]?.video_id ?? '');
  });
  video.addEventListener('ended', () => {
    if (hasNext()) start(current + 1);
  });
  tellWhetherPlaying();
  show(0);
  film.hidden = false;
}
