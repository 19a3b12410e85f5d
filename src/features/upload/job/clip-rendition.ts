import { reportError } from '#src/lib/log.ts';
import { fetchStoredRendition, keepRendition } from './draft-storage.ts';
import type { Clip, UploadState } from './upload-state.ts';

interface RenditionJob {
  clip: Clip;
  end: AbortController;
  rendition?: Blob;
}

/** Of the clip that this page works on. */
let job: RenditionJob | undefined;

/** Makes the light rendition of a clip while its details are filled in, until the clip is published or given up. */
export function followClip(upload: UploadState): void {
  const clip = 'clip' in upload ? upload.clip : undefined;
  if (clip?.id === job?.clip.id) return;
  job?.end.abort();
  job = clip && { clip, end: new AbortController() };
  if (job && 'draftId' in upload) void run(job, upload.draftId);
}

/** @returns undefined if it is not ready; a ride can do without it */
export const getRendition = ({ id }: Clip): Blob | undefined =>
  job?.clip.id === id ? job.rendition : undefined;

async function run(current: RenditionJob, draftId: string): Promise<void> {
  const { signal } = current.end;
  try {
    const rendition = await load(draftId, current.clip, signal);
    if (rendition && !signal.aborted) current.rendition = rendition;
  } catch (error) {
    if (!signal.aborted) reportError(error, 'The rendition could not be made');
  }
}

async function load(draftId: string, clip: Clip, signal: AbortSignal): Promise<Blob | undefined> {
  const stored = await fetchStoredRendition(draftId, clip);
  if (stored) return stored;
  const { makeRendition } = await import('#src/media/rendition.ts');
  const made = await makeRendition(clip.video.file, { signal });
  signal.throwIfAborted();
  // Another attempt to publish may continue its upload after a reload, with the same bytes only.
  return made && clip.isStored ? keepRendition(draftId, clip, made) : made;
}
