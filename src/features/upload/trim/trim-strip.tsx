import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  getLastFrameTime,
  moveEnd,
  moveStart,
  nudgeEnd,
  nudgeStart,
  slideSelection,
  type Selection,
} from '#src/domain/trim.ts';
import { clamp, type Timeline } from '#src/domain/timeline.ts';
import { formatTimecode, formatDuration } from '#src/lib/format.ts';
import { copy } from '../copy.ts';
import '../upload.css';
import { SelectionGrip } from './selection-grip.tsx';
import type { PreviewImage } from './use-preview-frames.ts';

interface TrimStripProps {
  timeline: Timeline;
  /** What the strip shows, in seconds. */
  part: Selection;
  selection: Selection;
  /** Current playback position in seconds. */
  time: number;
  previewFrames: readonly PreviewImage[];
  /** Whether the middle moves the whole selection. */
  isSlidable?: boolean;
  /** @param time position of the frame that the handle was moved to, in seconds */
  onChange: (selection: Selection, time: number) => void;
  /** A handle is held from the first press of a pointer or an arrow key until it is released. */
  onHoldChange: (isHeld: boolean) => void;
  onSeek: (seconds: number) => void;
}

export function TrimStrip(props: TrimStripProps) {
  const { timeline, part, selection, time, previewFrames, isSlidable, onChange, onHoldChange, onSeek } =
    props;
  const strip = useRef<HTMLDivElement>(null);
  const length = part.end - part.start;
  const toPosition = (seconds: number) => `${(clamp(seconds - part.start, 0, length) / length) * 100}%`;
  const getSecondsAt = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    return box ? part.start + ((event.clientX - box.left) / box.width) * length : 0;
  };
  const changeStart = (next: Selection) => onChange(next, next.start);
  const changeEnd = (next: Selection) => onChange(next, getLastFrameTime(timeline, next));
  return (
    <div>
      <div ref={strip} className="trim-strip">
        <div
          className="trim-frames"
          onPointerDown={(event) =>
            onSeek(Math.min(selection.end, Math.max(selection.start, getSecondsAt(event))))
          }
        >
          {previewFrames.map(({ index, url }) =>
            url ? (
              <img key={index} src={url} alt="" draggable={false} />
            ) : (
              <span key={index} className="animate-pulse" />
            ),
          )}
        </div>
        <div className="trim-shade" style={{ left: 0, width: toPosition(selection.start) }} />
        <div className="trim-shade" style={{ left: toPosition(selection.end), right: 0 }} />
        <div
          className="trim-selection"
          style={{ left: toPosition(selection.start), right: `calc(100% - ${toPosition(selection.end)})` }}
        >
          {isSlidable && (
            <SelectionGrip
              getSecondsAt={getSecondsAt}
              start={selection.start}
              onSlide={(seconds) => changeStart(slideSelection(timeline, selection, seconds))}
              onHoldChange={onHoldChange}
              onSeek={onSeek}
            />
          )}
        </div>
        <TrimHandle
          side="start"
          seconds={selection.start}
          part={part}
          position={toPosition(selection.start)}
          onDrag={(event) => changeStart(moveStart(timeline, selection, getSecondsAt(event)))}
          onNudge={(frames) => changeStart(nudgeStart(timeline, selection, frames))}
          onHoldChange={onHoldChange}
        />
        <TrimHandle
          side="end"
          seconds={selection.end}
          part={part}
          position={toPosition(selection.end)}
          onDrag={(event) => changeEnd(moveEnd(timeline, selection, getSecondsAt(event)))}
          onNudge={(frames) => changeEnd(nudgeEnd(timeline, selection, frames))}
          onHoldChange={onHoldChange}
        />
        <div className="trim-playhead" style={{ left: toPosition(time) }}>
          <b className="numeral" style={{ translate: `-${toPosition(time)}` }}>
            {formatTimecode(time)}
          </b>
        </div>
      </div>
      <p
        aria-hidden="true"
        className="mx-5.5 mt-3 flex justify-between font-display font-semibold text-ink-2 tabular-nums"
      >
        <span>{formatDuration(part.start)}</span>
        <span>{formatDuration((part.start + part.end) / 2)}</span>
        <span>{formatDuration(part.end)}</span>
      </p>
    </div>
  );
}

interface TrimHandleProps {
  side: 'start' | 'end';
  seconds: number;
  part: Selection;
  position: string;
  onDrag: (event: PointerEvent) => void;
  onNudge: (frames: number) => void;
  onHoldChange: (isHeld: boolean) => void;
}

const framesByKey: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const framesWithShift = 30;

function TrimHandle(props: TrimHandleProps) {
  const { side, seconds, part, position, onDrag, onNudge, onHoldChange } = props;
  const handleKeyDown = (event: KeyboardEvent) => {
    const frames = framesByKey[event.key];
    if (!frames) return;
    event.preventDefault();
    onHoldChange(true);
    onNudge(event.shiftKey ? frames * framesWithShift : frames);
  };
  const handlePointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onHoldChange(true);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={side === 'start' ? copy.trim.start : copy.trim.end}
      aria-valuemin={part.start}
      aria-valuemax={part.end}
      aria-valuenow={seconds}
      aria-valuetext={formatTimecode(seconds)}
      onKeyDown={handleKeyDown}
      onBlur={() => onHoldChange(false)}
      onPointerDown={handlePointerDown}
      onLostPointerCapture={() => onHoldChange(false)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
      style={{ left: position }}
      className="trim-handle"
      data-side={side}
    />
  );
}
