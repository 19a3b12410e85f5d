import { useEffect, useEffectEvent, useState } from 'react';
import { isConnectionWeak, noteConnection } from '#src/lib/connection.ts';
import { isFirstClip } from '#src/lib/hand-over.ts';
import { isStartWeak } from './start-file.ts';
import type { PlayedClip } from './use-clip.ts';

/** A picture may stand still for so long before a lighter file is taken; one that has not come yet, for longer. */
const stallMs = { playing: 500, starting: 2500 };
/** Seconds of the lightest file that arrive in a second where the next one, with three times the bits, plays too. */
const minLoadRate = 4;

function useStall({ clip, state }: PlayedClip, onStall: () => void) {
  const handleStall = useEffectEvent(() => {
    if (!clip.seeking) onStall();
  });
  const isWaiting = state.phase === 'buffering';
  const limitMs = state.time > 0 ? stallMs.playing : stallMs.starting;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(handleStall, limitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, limitMs]);
}

/** Seconds of the clip that have arrived in a second. @param startedAt in milliseconds since the page started */
function getLoadRate({ buffered, played }: HTMLVideoElement, startedAt: number): number {
  if (buffered.length === 0 || played.length === 0) return 0;
  const seconds = (performance.now() - startedAt) / 1000;
  return (buffered.end(buffered.length - 1) - played.start(0)) / seconds;
}

/**
 * Whether the connection is too slow for all but the lightest file. The browser's estimate counts until the ride itself
 * shows it.
 */
export function useWeakConnection(played: PlayedClip): boolean {
  const { clip, file } = played;
  const [isWeak, setIsWeak] = useState(() => (file.name === 360 ? isStartWeak() : isConnectionWeak()));
  const [hasStalled, setHasStalled] = useState(false);
  // The page's own clip is there before the player.
  const [startedAt] = useState(() => (isFirstClip(clip) ? 0 : performance.now()));
  const note = (isShownWeak: boolean) => {
    noteConnection(isShownWeak);
    setIsWeak(isConnectionWeak());
  };
  useStall(played, () => {
    setHasStalled(true);
    note(true);
  });
  // A line that has stalled may do so again.
  const mayBeFaster = isWeak && !hasStalled && file.name === 360;
  const noteSpeed = useEffectEvent(() => {
    if (getLoadRate(clip, startedAt) >= minLoadRate) note(false);
  });
  useEffect(() => {
    if (!mayBeFaster) return;
    const listening = new AbortController();
    clip.addEventListener('timeupdate', () => noteSpeed(), { signal: listening.signal });
    return () => listening.abort();
  }, [mayBeFaster, clip]);
  return isWeak;
}
