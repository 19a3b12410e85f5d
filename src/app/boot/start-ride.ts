import { isAppCheckOn } from '#src/config/env.ts';
import { embedPath } from '#src/config/paths.ts';
import { readClipSettings } from '#src/data/device/player-settings.ts';
import { fetchEarlyDocument } from '#src/data/firestore-rest/documents.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { getStartFile, getStartFragment, startsStill } from '#src/features/player/clip/start-file.ts';
import { closeClip, openClip, startClip } from '#src/lib/clip-player.ts';
import { leave } from '#src/lib/hand-over.ts';
import { showPoster } from '#src/lib/pictures.ts';
import { readPageTag } from '#src/lib/read-page-tag.ts';
import { chooseLanguage, findLanguage } from '#src/languages/language-choice.ts';
import { copy as portuguese } from './copy.pt.ts';
import { copy as spanish } from './copy.es.ts';
import { copy as english } from './copy.ts';
import { loadAppCode } from './load-app-code.ts';
import { loadLanguage } from './load-language.ts';
import { readRideFacts } from './first-facts.ts';
import { whenClipIsFed } from './when-clip-is-fed.ts';

/*
 * The inline script of ride.html shows a linked ride before the app is there: its picture, the clip and its title. The
 * line is theirs: the app's code comes when the clip needs it no more. The picture is named by the page's tags
 * (services/link-previews), otherwise by the document. What the tags do not name may be hard to watch: the document says
 * so before anything is loaded.
 */

const { wanted } = chooseLanguage();
const language = findLanguage(wanted);
const texts = { en: english, es: spanish, pt: portuguese }[language];
/** As the languages have it (src/languages). */
const locale = { en: 'en-US', es: 'es-MX', pt: 'pt-BR' }[language];

/** With the texts of its language, which the clip does not need either. */
async function loadApp() {
  if (globalThis.whenLanguageLoaded === undefined) loadLanguage(wanted);
  await loadAppCode();
}

const find = (selector: string) => document.querySelector<HTMLElement>(`#ride-start ${selector}`);

function show(selector: string, text: string) {
  const element = find(selector);
  if (!element) return;
  element.textContent = text;
  element.hidden = text === '';
}

/** The shape of the picture, as the player will have it (`use-picture-ratio.ts`). */
function setRatio(width: number, height: number) {
  if (width > 0) document.documentElement.style.setProperty('--ratio', String(width / height));
}

function createClip(): HTMLVideoElement {
  const clip = document.createElement('video');
  const { volume, isMuted } = readClipSettings();
  Object.assign(clip, { volume, muted: isMuted, playsInline: true });
  clip.addEventListener('loadeddata', () => (clip.dataset['started'] = ''));
  clip.addEventListener('loadedmetadata', () => setRatio(clip.videoWidth, clip.videoHeight));
  return clip;
}

async function playClip(clip: HTMLVideoElement) {
  // Only the app draws.
  if (startsStill()) return loadApp();
  if (await startClip(clip)) return;
  // Most browsers play sound only after a click.
  clip.muted = true;
  // Some play nothing without one, as when they save power.
  if (!(await startClip(clip))) await loadApp();
}

function openRide(clip: HTMLVideoElement, id: string) {
  const play = () => void playClip(clip).catch(() => undefined);
  const urls = listClipUrls(id, getStartFragment(), getStartFile(readClipSettings().quality));
  openClip(clip, urls, { onFail: () => void loadApp(), onReplaced: play });
  play();
}

/** Settles when the picture is there, or will not come. */
async function loadPoster(clip: HTMLVideoElement, urls: readonly string[]): Promise<void> {
  const picture = await showPoster(clip, urls);
  if (picture) setRatio(picture.naturalWidth, picture.naturalHeight);
}

/** Nothing plays before the app says why and asks, so it comes now. Tags older than the document have started the clip. */
function cover(clip: HTMLVideoElement) {
  closeClip(clip);
  clip.removeAttribute('poster');
  find('#ride-toggle')?.remove();
  return loadApp();
}

async function showDocument(clip: HTMLVideoElement, id: string) {
  const found = await fetchEarlyDocument('videos', id);
  const { thumbnail, isHard, ...facts } = readRideFacts(found?.fields ?? {}, locale);
  for (const [name, text] of Object.entries(facts)) show(`[data-fact=${name}]`, text);
  if (isHard) return cover(clip);
  if (!clip.hasAttribute('src')) openRide(clip, id);
  if (!clip.hasAttribute('poster')) await loadPoster(clip, listPictureUrls(thumbnail));
}

const areTagsOf = (id: string) => readPageTag('video')?.endsWith(embedPath(id)) ?? false;

/** The browser's own way to share, or else the link in the clipboard; neither needs the app. */
async function share() {
  const link = { title: document.title, url: location.origin + location.pathname };
  const hasShareSheet = 'share' in navigator;
  if (hasShareSheet) return navigator.share(link);
  await navigator.clipboard.writeText(link.url);
  show('#ride-rest', texts.copied);
}

/** What works before the app is there. */
function addControls(clip: HTMLVideoElement) {
  const toggle = find('#ride-toggle');
  const update = () => {
    clip.toggleAttribute('data-playing', !clip.paused);
    toggle?.setAttribute('aria-label', clip.paused ? texts.play : texts.pause);
  };
  for (const type of ['play', 'pause']) clip.addEventListener(type, update);
  update();
  toggle?.addEventListener('click', () => {
    if (clip.paused) void startClip(clip).catch(() => undefined);
    else clip.pause();
  });
  const shareButton = find('#ride-share');
  shareButton?.setAttribute('aria-label', texts.share);
  shareButton?.addEventListener('click', () => void share().catch(() => undefined));
  show('#ride-rest', texts.rest);
}

function startRide(id: string) {
  const clip = createClip();
  const isTagged = areTagsOf(id);
  if (isTagged) {
    // Only the site's own picture, for rides without one, tells its width.
    const poster = !readPageTag('image:width') && readPageTag('image');
    if (poster) void loadPoster(clip, [poster]);
    openRide(clip, id);
  }
  // With App Check, requests need a token first, which only the app can get.
  if (!isAppCheckOn) showDocument(clip, id).catch(() => loadApp());
  else if (!isTagged) void loadApp();
  whenClipIsFed(clip, () => void loadApp());
  document.addEventListener(
    'readystatechange',
    () => {
      const stage = document.querySelector<HTMLElement>('#ride-start') ?? undefined;
      stage?.querySelector('#ride-picture')?.prepend(clip);
      addControls(clip);
      leave({ ride: { clip, stage } });
    },
    { once: true },
  );
}

const [, id] = /^\/video\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
if (id !== undefined) startRide(id);
else document.addEventListener('readystatechange', () => void loadApp(), { once: true });
