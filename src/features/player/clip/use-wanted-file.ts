import { useEffect, useEffectEvent } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionSparing } from '#src/lib/is-connection-sparing.ts';
import { reportError } from '#src/lib/log.ts';
import { getStartFile, isScreenLarge } from './start-file.ts';
import type { PlayedClip } from './use-clip.ts';
import { useShownTime } from './use-shown-time.ts';
import { useWeakConnection } from './use-weak-connection.ts';

/** Pixels that show much more than 720 lines. */
const minLines = 1000;

interface Situation {
  quality: PlayerSettings['quality'];
  /** Nothing of the clip is loaded. */
  isHeld?: boolean;
  isFullscreen: boolean;
  isReviewing: boolean;
  hasStepped: boolean;
}

/** @returns the file that is wanted if it exists, in auto on a line that is not weak one that need not be the lightest */
function chooseFile({ file }: PlayedClip, isWeak: boolean, situation: Situation): ClipFile {
  const { quality, isFullscreen, isReviewing, hasStepped } = situation;
  if (quality !== 'auto' || isWeak) return getStartFile(quality);
  const lines = Math.min(screen.width, screen.height) * devicePixelRatio;
  const isLarge = isScreenLarge() && lines >= minLines;
  const needsDetail = (isFullscreen && isLarge) || isReviewing || hasStepped;
  if (needsDetail && !isConnectionSparing()) return 'original';
  return file.name === 360 ? 720 : file.name;
}

/** Changes to the file that is wanted: the original where its detail is seen and the connection can carry it. */
export function useWantedFile(played: PlayedClip, situation: Situation): void {
  const { file, clip } = played;
  const isWeak = useWeakConnection(played);
  const wanted = file.find(chooseFile(played, isWeak, situation));
  const isOther = !situation.isHeld && wanted !== file.name;
  const getShownTime = useShownTime(clip);
  const switchTo = useEffectEvent(async (name: ClipFile, signal: AbortSignal) => {
    const { outlastGlance, switchFile } = await import('./switch-file.ts');
    if (name === 'original' && situation.quality === 'auto') await outlastGlance(clip, signal);
    await switchFile(played, name, getShownTime, signal);
  });
  useEffect(() => {
    if (!isOther) return;
    const end = new AbortController();
    switchTo(wanted, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) reportError(error, 'The other file of the clip could not be loaded');
    });
    return () => end.abort();
  }, [isOther, wanted]);
}
