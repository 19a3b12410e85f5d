import { isAppCheckOn } from '#src/config/env.ts';
import { embedPath } from '#src/config/paths.ts';
import { readPlayerSettings } from '#src/data/device/player-settings.ts';
import { fetchEarlyDocument } from '#src/data/firestore-rest/documents.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { createReader, readText } from '#src/domain/field-readers.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { getStartFile, getStartFragment } from '#src/features/player/clip/start-file.ts';
import { openClip, startClip } from '#src/lib/clip-player.ts';
import { leave } from '#src/lib/hand-over.ts';
import { showPoster } from '#src/lib/pictures.ts';
import { readPageTag } from '#src/lib/read-page-tag.ts';
import { loadAppCode } from './load-app-code.ts';
import { whenClipIsFed } from './when-clip-is-fed.ts';

/*
 * The inline script of ride.html shows a linked ride before the app is there: its picture, the clip and its title. The
 * line is theirs: the app's code comes when the clip needs it no more. The picture is named by the page's tags
 * (services/link-previews), otherwise by the document.
 */

/** A slow line brings the player's controls much later than the clip. */
const ownControlsDelayMs = 2000;

const readRide = createReader({ title: readText, thumbnail_url: readText });

/** The shape of the picture, as the player will have it (`use-picture-ratio.ts`). */
function setRatio(width: number, height: number) {
  if (width > 0) document.documentElement.style.setProperty('--ratio', String(width / height));
}

function createClip(): HTMLVideoElement {
  const clip = document.createElement('video');
  const { volume, isMuted } = readPlayerSettings();
  Object.assign(clip, { volume, muted: isMuted, playsInline: true });
  clip.addEventListener('loadeddata', () => {
    clip.dataset['started'] = '';
    setTimeout(() => {
      if (clip.closest('#ride-start')) clip.controls = true;
    }, ownControlsDelayMs);
  });
  clip.addEventListener('loadedmetadata', () => setRatio(clip.videoWidth, clip.videoHeight));
  return clip;
}

async function playClip(clip: HTMLVideoElement) {
  if (await startClip(clip)) return;
  // Most browsers play sound only after a click.
  clip.muted = true;
  // Some play nothing without one, as when they save power.
  if (!(await startClip(clip))) await loadAppCode();
}

function openRide(clip: HTMLVideoElement, id: string) {
  const play = () => void playClip(clip).catch(() => undefined);
  const urls = listClipUrls(id, getStartFragment(), getStartFile(readPlayerSettings().quality));
  openClip(clip, urls, { onFail: () => void loadAppCode(), onReplaced: play });
  play();
}

/** Settles when the picture is there, or will not come. */
async function loadPoster(clip: HTMLVideoElement, urls: readonly string[]): Promise<void> {
  const picture = await showPoster(clip, urls);
  if (picture) setRatio(picture.naturalWidth, picture.naturalHeight);
}

async function showDocument(clip: HTMLVideoElement, id: string) {
  const found = await fetchEarlyDocument('videos', id);
  const { title, thumbnail_url: url } = readRide(found?.fields ?? {});
  const heading = document.querySelector('#ride-start h1');
  if (heading) heading.textContent = title;
  if (!clip.hasAttribute('poster')) await loadPoster(clip, listPictureUrls(url));
}

/** Only the site's own picture, for rides without one, tells its width. */
const readPoster = (id: string) =>
  readPageTag('video')?.endsWith(embedPath(id)) && !readPageTag('image:width') && readPageTag('image');

function startRide(id: string) {
  const clip = createClip();
  const poster = readPoster(id);
  if (poster) void loadPoster(clip, [poster]);
  openRide(clip, id);
  // With App Check, requests need a token first, which only the app can get.
  if (!isAppCheckOn) showDocument(clip, id).catch(() => loadAppCode());
  whenClipIsFed(clip, () => void loadAppCode());
  document.addEventListener(
    'readystatechange',
    () => {
      const stage = document.querySelector<HTMLElement>('#ride-start') ?? undefined;
      stage?.querySelector('#ride-picture')?.prepend(clip);
      leave({ ride: { clip, stage } });
    },
    { once: true },
  );
}

const [, id] = /^\/video\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
if (id !== undefined) startRide(id);
else document.addEventListener('readystatechange', () => void loadAppCode(), { once: true });
