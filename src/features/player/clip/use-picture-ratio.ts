import { useLayoutEffect } from 'react';
import { useAppMemory } from '#src/lib/app-memory.ts';

/** The ratios of posters, so that a ride has its place at once when it is shown again. */
const createKnownRatios = () => new Map<string, number>();

/**
 * Tells the styles the shape of the picture, `--ratio` of width to height: first that of its poster, which is there before
 * the clip.
 *
 * @param poster the URL of an image of the same shape
 */
export function usePictureRatio(clip: HTMLVideoElement, poster: string | undefined) {
  const knownRatios = useAppMemory(createKnownRatios);
  useLayoutEffect(() => {
    const show = (ratio: number) => {
      if (!(ratio > 0)) return;
      clip.closest<HTMLElement>('.player')?.style.setProperty('--ratio', String(ratio));
      if (poster) knownRatios.set(poster, ratio);
    };
    const showClip = () => show(clip.videoWidth / clip.videoHeight);
    clip.addEventListener('loadedmetadata', showClip);
    showClip();
    const image = new Image();
    image.onload = () => show(image.naturalWidth / image.naturalHeight);
    const known = poster && knownRatios.get(poster);
    if (known) show(known);
    else if (poster) image.src = poster;
    return () => {
      clip.removeEventListener('loadedmetadata', showClip);
      image.onload = null;
    };
  }, [knownRatios, clip, poster]);
}
