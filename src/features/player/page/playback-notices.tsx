import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import VolumeX from 'lucide-react/icons/volume-x';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';

/** Appears late, so that short waits do not flicker. */
export function BufferingNotice() {
  return (
    <div
      role="status"
      aria-label={copy.buffering}
      className="pointer-events-none absolute inset-0 m-auto grid size-16 animate-appear place-items-center rounded-full bg-overlay"
    >
      <LoaderCircle className="size-8 animate-turn" />
    </div>
  );
}

/** Without a click on the page, browsers start its video without sound. */
export function SilencedNotice({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute inset-0 m-auto flex h-max min-h-11 w-max items-center gap-2 rounded-full bg-overlay px-5 font-[650]"
    >
      <VolumeX className="size-5.5" />
      {copy.turnOnSound}
    </button>
  );
}

export function SeekNotice({ seconds }: { seconds: number }) {
  const Icon = seconds > 0 ? ChevronsRight : ChevronsLeft;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'label pointer-events-none absolute inset-y-0 my-auto grid size-24 animate-vanish place-items-center content-center rounded-full bg-overlay',
        seconds > 0 ? 'right-[12%]' : 'left-[12%]',
      )}
    >
      <Icon className="size-8" />
      {copy.seconds(Math.abs(seconds))}
    </div>
  );
}

interface PlayerErrorProps {
  title: string;
  message: string;
  onRetry: () => void;
}

export function PlayerError({ title, message, onRetry }: PlayerErrorProps) {
  const { onClose } = usePlayerPage();
  return (
    <div className="absolute inset-0 m-auto grid max-w-upload content-center-safe overflow-y-auto p-4 text-ink">
      <StatePanel
        copy={{ title, text: message }}
        variant="error"
        action={
          <div className="flex gap-3">
            <Button onClick={onClose}>{copy.close}</Button>
            <Button variant="primary" onClick={onRetry}>
              {copy.tryAgain}
            </Button>
          </div>
        }
      />
    </div>
  );
}
