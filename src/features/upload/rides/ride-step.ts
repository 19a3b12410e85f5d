import { uploadStore } from './rides-store.ts';
import {
  isAtWork,
  type Clip,
  type Ride,
  type RidesState,
  type RideStage,
  type Source,
  type TransferProgress,
} from './rides-state.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

/** A ride after the choice of its file. */
interface Chosen {
  ride: Ride;
  source: Source;
}

/** How far the upload of one ride is, as its page shows it. */
export type UploadStep =
  | { name: 'loading draft' | 'open in another tab' }
  | {
      name: 'offering draft';
      ride: Ride | undefined;
      source: Source;
      offer: NonNullable<RidesState['offer']>;
      otherFile: File | undefined;
    }
  | {
      name: 'requesting source';
      ride: Ride | undefined;
      source: Source;
      errorMessage: string | undefined;
      otherFile: File | undefined;
    }
  | { name: 'choosing'; errorMessage: string | undefined }
  | { name: 'reading'; fileName: string }
  | ({ name: 'trimming'; session: TrimSession; errorMessage: string | undefined } & Chosen)
  | ({ name: 'cutting'; stage: RideStage & { name: 'cutting' } } & Chosen)
  | ({ name: 'editing details'; clip: Clip; errorMessage: string | undefined } & Chosen)
  | ({ name: 'publishing'; clip: Clip; progress: TransferProgress; isWaiting: boolean } & Chosen);

export type Step<Name extends UploadStep['name']> = Extract<UploadStep, { name: Name }>;

export const useUploadStep = (): UploadStep => getUploadStep(uploadStore.useRides());

export function getUploadStep(state: RidesState): UploadStep {
  const { status, opening, offer, otherFile, errorMessage } = state;
  const [[source], [ride], [file]] = [state.sources, state.rides, opening];
  if (status === 'loading') return { name: 'loading draft' };
  if (status === 'open in another tab') return { name: status };
  if (source && offer) return { name: 'offering draft', ride, source, offer, otherFile };
  if (file) return { name: 'reading', fileName: file.fileName };
  if (!source) return { name: 'choosing', errorMessage };
  const problem = errorMessage ?? (ride?.stage.name === 'failed' ? ride.stage.problem : undefined);
  const chosen = ride && getClipStep(state, { ride, source }, problem);
  if (chosen) return chosen;
  const { session } = source;
  if (ride && session) return { name: 'trimming', ride, source, session, errorMessage: problem };
  return { name: 'requesting source', ride, source, errorMessage, otherFile };
}

function getClipStep(
  { view }: RidesState,
  chosen: Chosen,
  errorMessage: string | undefined,
): Step<'cutting' | 'editing details' | 'publishing'> | undefined {
  const { stage, openClip: clip } = chosen.ride;
  if (!clip) return stage.name === 'cutting' ? { name: 'cutting', stage, ...chosen } : undefined;
  if (!isAtWork(chosen.ride))
    return view === 'publishing' ? { name: 'editing details', clip, errorMessage, ...chosen } : undefined;
  const totalBytes = clip.video.file.size + clip.thumbnail.size;
  const start = { progress: { sentBytes: 0, totalBytes }, isWaiting: false };
  const { progress, isWaiting } = stage.name === 'uploading' ? stage : start;
  return { name: 'publishing', clip, progress, isWaiting, ...chosen };
}
