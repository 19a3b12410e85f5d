import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Video } from '#src/domain/video.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { useRide } from '../controls/ride-context.ts';
import { copy } from './copy.ts';
import { isPlayerOnTop } from '../controls/use-player-keys.ts';

export const secondsToNext = 3;

/** At the end of a clip, until the next one starts. */
export function UpNextNotice({ ride }: { ride: Video }) {
  const { onNext } = usePlayerPage();
  const { commands } = useRide().player;
  const play = () => onNext?.();
  const [isCanceled, setIsCanceled] = useState(false);
  const seconds = useCountdown(!isCanceled, play);
  if (isCanceled) return null;
  return (
    <div className="player-end">
      <p aria-hidden="true" className="text-sm">
        {copy.upNext.in(seconds)}: <b>{ride.title}</b>
      </p>
      <div className="flex justify-center gap-6">
        <RoundButton label={copy.upNext.replay} onClick={commands.toggle}>
          <RotateCcw className="size-6" />
        </RoundButton>
        <RoundButton label={copy.upNext.playNow} onClick={play}>
          <b className="numeral text-display-md">{seconds}</b>
        </RoundButton>
      </div>
      <Button variant="on-dark" onClick={() => setIsCanceled(true)}>
        {copy.upNext.cancel}
      </Button>
    </div>
  );
}

interface RoundButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid min-w-20 justify-items-center gap-1 text-sm font-semibold"
    >
      {/* The status says once what runs here, and no name changes every second. */}
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full shadow-[inset_0_0_0_2px_var(--color-on-picture)]"
      >
        {children}
      </span>
      {label}
    </button>
  );
}

/** @returns the seconds that are left; they do not run behind a dialog, or while the page is hidden */
function useCountdown(isRunning: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(secondsToNext);
  const tick = useEffectEvent(() => {
    if (document.hidden || !isPlayerOnTop()) return;
    if (seconds > 1) setSeconds(seconds - 1);
    else onEnd();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
