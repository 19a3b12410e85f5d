import { downloadClip } from '#src/data/storage/download-clip.ts';
import type { CardFilm } from '#src/domain/card-film.ts';
import type { Video } from '#src/domain/video.ts';
import { canCardSound, makeCard } from '#src/media/make-card.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { getCardFacts } from './card-facts.ts';
import { drawCard } from './draw-card.ts';
import type { CardShape } from './shapes.ts';

/** Loading takes less than the rest. */
const loadShare = 0.1;

interface RideCardOptions {
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  /** Resolves when it may go on without the sound of the clip, which cannot be copied. */
  askForSilence: () => Promise<void>;
  signal: AbortSignal;
}

/** The film of a ride's card, an MP4. */
export async function makeRideCard(
  ride: Video,
  film: CardFilm,
  shape: CardShape,
  { onProgress, askForSilence, signal }: RideCardOptions,
): Promise<Blob> {
  onProgress(0);
  const clip = await downloadClip(ride.video_id, signal);
  const source = await probeVideo(new File([clip], ride.id), signal);
  const hasSound = source.audio !== null || source.hasUnreadableSound;
  if (hasSound && !canCardSound(source)) await askForSilence();
  const picture = await drawCard(getCardFacts(ride), shape, source.height > source.width);
  const report = (progress: number) => onProgress(loadShare + (1 - loadShare) * progress);
  report(0);
  return makeCard({ source, film, picture }, { onProgress: report, signal });
}
