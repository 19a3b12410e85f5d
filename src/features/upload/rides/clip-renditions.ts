import { renditions, toRenditionFile, type LightFile, type Rendition } from '#src/domain/clip-file.ts';
import { reportError } from '#src/lib/log.ts';
import { fetchStoredLightFile, keepLightFile } from './clip-storage.ts';
import type { Clip } from './rides-state.ts';

/** Makes the light renditions of a clip while its details are filled in. A ride can do without those that are not ready. */
export function startRenditions(rideId: string, clip: Clip): Clip {
  const job = new AbortController();
  const ready = startWithPoster(clip);
  void runRenditions(rideId, clip, ready, job.signal);
  return { ...clip, lightFiles: { ready, job } };
}

const startWithPoster = ({ poster }: Clip) => new Map<LightFile, Blob>(poster && [['poster.jpg', poster]]);

/** The light files, with those that the browser can make soon; My Rodeo makes the others. */
export async function makeRenditionsSoon(
  rideId: string,
  clip: Clip,
  signal: AbortSignal,
): Promise<Map<LightFile, Blob>> {
  const ready = startWithPoster(clip);
  await runRenditions(rideId, clip, ready, signal, true);
  return ready;
}

/** Makes the renditions of a clip, or finds those that are stored. @param ready where they are put */
async function runRenditions(
  rideId: string,
  clip: Clip,
  ready: Map<LightFile, Blob>,
  signal: AbortSignal,
  isHurried = false,
): Promise<void> {
  let source: Blob = clip.video.file;
  try {
    const { canBrowserMakeRenditions } = await import('#src/media/rendition.ts');
    if (isHurried && !(await canBrowserMakeRenditions())) return;
    for (const rendition of renditions) {
      const file = await load(rideId, clip, rendition, source, signal);
      signal.throwIfAborted();
      if (!file) continue;
      ready.set(toRenditionFile(rendition), file);
      source = file;
    }
  } catch (error) {
    if (!signal.aborted) reportError(error, 'The rendition could not be made');
  }
}

/** @param source the clip, or a heavier rendition */
async function load(
  rideId: string,
  clip: Clip,
  rendition: Rendition,
  source: Blob,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const name = toRenditionFile(rendition);
  const stored = await fetchStoredLightFile(rideId, clip, name);
  if (stored) return stored;
  const { makeRendition } = await import('#src/media/rendition.ts');
  const made = await makeRendition(source, rendition, { signal });
  signal.throwIfAborted();
  // Another attempt to publish may continue its upload after a reload, with the same bytes only.
  return made && clip.isStored ? keepLightFile(rideId, clip, name, made) : made;
}
