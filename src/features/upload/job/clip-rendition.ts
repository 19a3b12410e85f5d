import { renditions, type Rendition } from '#src/domain/clip-file.ts';
import { reportError } from '#src/lib/log.ts';
import { fetchStoredRendition, keepRendition } from './draft-storage.ts';
import type { Clip, UploadState } from './upload-state.ts';

interface RenditionJob {
  clip: Clip;
  end: AbortController;
  readonly made: Map<Rendition, Blob>;
}

/** The rendition of the clip that this page works on. */
let job: RenditionJob | undefined;

/** Makes the light renditions of a clip while its details are filled in, until the clip is published or given up. */
export function followClip(upload: UploadState): void {
  const clip = 'clip' in upload ? upload.clip : undefined;
  if (clip?.id === job?.clip.id) return;
  job?.end.abort();
  job = clip && { clip, end: new AbortController(), made: new Map() };
  if (job && 'draftId' in upload) void run(job, upload.draftId);
}

/** @returns undefined if it is not ready; a ride can do without it */
export const getRendition = ({ id }: Clip, rendition: Rendition): Blob | undefined =>
  job?.clip.id === id ? job.made.get(rendition) : undefined;

async function run({ clip, end: { signal }, made }: RenditionJob, draftId: string): Promise<void> {
  try {
    await makeRenditions(draftId, clip, made, signal);
  } catch (error) {
    if (!signal.aborted) reportError(error, 'The rendition could not be made');
  }
}

/** Makes the renditions of a clip, or finds those that are stored. @param made where they are put */
export async function makeRenditions(
  draftId: string,
  clip: Clip,
  made: Map<Rendition, Blob>,
  signal: AbortSignal,
): Promise<void> {
  let source: Blob = clip.video.file;
  for (const rendition of renditions) {
    const file = await load(draftId, clip, rendition, source, signal);
    signal.throwIfAborted();
    if (!file) continue;
    made.set(rendition, file);
    source = file;
  }
}

/** @param source the clip, or a heavier rendition */
async function load(
  draftId: string,
  clip: Clip,
  rendition: Rendition,
  source: Blob,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const stored = await fetchStoredRendition(draftId, clip, rendition);
  if (stored) return stored;
  const { makeRendition } = await import('#src/media/rendition.ts');
  const made = await makeRendition(source, rendition, { signal });
  signal.throwIfAborted();
  // Another attempt to publish may continue its upload after a reload, with the same bytes only.
  return made && clip.isStored ? keepRendition(draftId, clip, rendition, made) : made;
}
