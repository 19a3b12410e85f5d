import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveEnd, moveStart, nudgeEnd, nudgeStart, type Selection, type Timeline } from '#src/domain/trim.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatTimecode, formatDuration } from '#src/lib/format.ts';
import type { PreviewImage } from './use-preview-frames.ts';

interface TrimStripProps {
  timeline: Timeline;
  selection: Selection;
  /** Where the film is, in seconds. */
  time: number;
  previewFrames: readonly PreviewImage[];
  /** @param at where to show the film: the frame that was moved to */
  onChange: (selection: Selection, at: number) => void;
  onSeek: (seconds: number) => void;
}

/** About how long one frame lasts at the end of the selection, so that its last frame is what is shown. */
const lastFrameOffset = 0.01;

/** The whole film as a row of pictures, with two handles round the part that is kept. */
export function TrimStrip({ timeline, selection, time, previewFrames, onChange, onSeek }: TrimStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { duration } = timeline;
  const at = (seconds: number) => `${(Math.min(seconds, duration) / duration) * 100}%`;
  const secondsAt = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    return box ? ((event.clientX - box.left) / box.width) * duration : 0;
  };
  const start = (next: Selection) => onChange(next, next.start);
  const end = (next: Selection) => onChange(next, Math.max(next.start, next.end - lastFrameOffset));
  return (
    <div>
      <div ref={strip} className="relative mt-7 mb-1 h-22 touch-none select-none">
        <div
          className="grid h-full grid-cols-12 overflow-hidden rounded-sm bg-sunk"
          onPointerDown={(event) =>
            onSeek(Math.min(selection.end, Math.max(selection.start, secondsAt(event))))
          }
        >
          {previewFrames.map(({ index, url }) =>
            url ? (
              <img
                key={index}
                src={url}
                alt=""
                draggable={false}
                className="size-full border-r border-stage/50 object-cover"
              />
            ) : (
              <span key={index} className="animate-breathe border-r border-stage/20 bg-line" />
            ),
          )}
        </div>
        <div
          className="pointer-events-none absolute inset-y-0 left-0 bg-bg/72"
          style={{ width: at(selection.start) }}
        />
        <div
          className="pointer-events-none absolute inset-y-0 right-0 bg-bg/72"
          style={{ left: at(selection.end) }}
        />
        <div
          className="pointer-events-none absolute -inset-y-1 border-y-5 border-red"
          style={{ left: at(selection.start), right: `calc(100% - ${at(selection.end)})` }}
        />
        <TrimHandle
          side="start"
          seconds={selection.start}
          duration={duration}
          position={at(selection.start)}
          onDrag={(event) => start(moveStart(timeline, selection, secondsAt(event)))}
          onNudge={(count) => start(nudgeStart(timeline, selection, count))}
        />
        <TrimHandle
          side="end"
          seconds={selection.end}
          duration={duration}
          position={at(selection.end)}
          onDrag={(event) => end(moveEnd(timeline, selection, secondsAt(event)))}
          onNudge={(count) => end(nudgeEnd(timeline, selection, count))}
        />
        <div
          className="pointer-events-none absolute -top-2.5 -bottom-2 -ml-0.5 w-1 rounded-[2px] bg-plate shadow-[0_0_0_1.5px_var(--color-plate-ink)]"
          style={{ left: at(time) }}
        >
          <b className="numeral absolute bottom-full left-1/2 -translate-x-1/2 rounded-[3px] bg-ink px-[0.35em] pt-[0.2em] pb-[0.1em] text-display-xs text-bg">
            {formatTimecode(time)}
          </b>
        </div>
      </div>
      <p
        aria-hidden="true"
        className="mt-3 flex justify-between font-display font-semibold text-ink-2 tabular-nums"
      >
        <span>0:00</span>
        <span>{formatDuration(duration / 2)}</span>
        <span>{formatDuration(duration)}</span>
      </p>
    </div>
  );
}

interface TrimHandleProps {
  side: 'start' | 'end';
  seconds: number;
  duration: number;
  position: string;
  onDrag: (event: PointerEvent) => void;
  onNudge: (frames: number) => void;
}

/** Arrow keys move a frame, with Shift about a second. */
const framesByKey: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const framesWithShift = 30;

function TrimHandle({ side, seconds, duration, position, onDrag, onNudge }: TrimHandleProps) {
  const press = (event: KeyboardEvent) => {
    const frames = framesByKey[event.key];
    if (!frames) return;
    event.preventDefault();
    onNudge(event.shiftKey ? frames * framesWithShift : frames);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={side === 'start' ? 'Start' : 'End'}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={seconds}
      aria-valuetext={formatTimecode(seconds)}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
      style={{ left: position }}
      className={classNames(
        'absolute -inset-y-1 grid w-5.5 cursor-ew-resize touch-none place-items-center bg-red text-on-red',
        'before:absolute before:inset-y-0 before:-inset-x-[0.7rem] after:h-7 after:w-1.5 after:border-x-2 after:border-current',
        side === 'start' ? '-translate-x-full rounded-l-md' : 'rounded-r-md',
      )}
    />
  );
}
