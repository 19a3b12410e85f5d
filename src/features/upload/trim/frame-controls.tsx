import ArrowRightFromLine from 'lucide-react/icons/arrow-right-from-line';
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line';
import type { ComponentProps } from 'react';
import type { RideMarksDraft } from '#src/domain/ride-marks.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { copy } from '../copy.ts';

interface FrameControlsProps extends ComponentProps<typeof TransportControls> {
  marks: RideMarksDraft;
  isMarkable?: boolean;
  /** The start of the frame that the video shows. */
  getShownFrame: () => number;
  onMark: (marks: RideMarksDraft) => void;
}

/** Leads to a frame and marks it, below the picture. The same frame again takes its mark off. */
export function FrameControls({
  marks,
  isMarkable = true,
  getShownFrame,
  onMark,
  ...transport
}: FrameControlsProps) {
  const renderMark = (side: 'start' | 'end') => {
    const time = marks[side];
    const Icon = side === 'start' ? ArrowRightFromLine : ArrowRightToLine;
    const handleClick = () => {
      const shown = getShownFrame();
      onMark({ ...marks, [side]: shown === time ? null : shown });
    };
    return (
      <button
        type="button"
        title={copy.rideClock[side]}
        aria-pressed={time !== null}
        disabled={!isMarkable}
        onClick={handleClick}
        className={classNames(
          'grid disabled:opacity-50 min-h-14 min-w-0 grow basis-11 content-center justify-items-center rounded-md py-1.5',
          time === null ? 'bordered hover:bg-sunken' : 'bg-ink text-bg',
        )}
      >
        <span className="label flex items-center gap-1.5 text-[1.25rem] leading-none @max-[21rem]:text-md">
          <Icon aria-hidden="true" className="size-4.5 @max-[21rem]:hidden" />
          {copy.rideClock.short[side]}
        </span>{' '}
        <span className="text-[0.8125rem] leading-tight whitespace-nowrap tabular-nums">
          {time === null ? copy.rideClock.mark : formatTimecode(time)}
        </span>
      </button>
    );
  };
  return (
    <div className="mx-auto flex w-full max-w-[44rem] flex-wrap items-center gap-1 sm:gap-2">
      {renderMark('start')}
      <TransportControls bordered {...transport} />
      {renderMark('end')}
    </div>
  );
}
