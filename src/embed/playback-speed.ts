import { getAdjacentRate, isMutedAtRate, normalRate } from '#src/domain/playback-rate.ts';
import { elements } from './page-state.ts';

const { video, speedSelect } = elements;

/** The browser's own menu, extensions and links have other speeds than the page. */
function showSpeed(rate: string): void {
  speedSelect.value = rate;
  if (speedSelect.value === rate) return;
  speedSelect.add(new Option(`${rate}x`, rate));
  speedSelect.value = rate;
}

/** @returns changes to the next slower (-1) or faster (1) speed */
export function prepareSpeed(): (direction: 1 | -1) => void {
  let isMutedByUser = false;
  let wasSilenced = false;
  const setSpeed = (rate: number) => {
    if (!wasSilenced) isMutedByUser = video.muted;
    wasSilenced = isMutedAtRate(rate);
    if (video.playbackRate !== rate) video.playbackRate = rate;
    video.muted = isMutedByUser || wasSilenced;
    showSpeed(String(rate));
  };
  const applySpeed = () => setSpeed(Number(speedSelect.value) || normalRate);
  // A link to a moment may name a speed: `#t=2,5&speed=0.5` (src/domain/moment.ts).
  speedSelect.value = new URLSearchParams(location.hash.slice(1)).get('speed') ?? '1';
  speedSelect.addEventListener('change', applySpeed);
  // By the browser's own menu or an extension, not by loading.
  video.addEventListener('ratechange', () => {
    if (video.readyState > 0) setSpeed(video.playbackRate);
  });
  // Loading a file again resets its speed.
  video.addEventListener('loadedmetadata', applySpeed);
  return (direction) => setSpeed(getAdjacentRate(video.playbackRate, direction));
}
