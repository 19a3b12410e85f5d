import { useRef, type PointerEvent } from 'react';

/** A press that moves less is a click. */
const clickPixels = 4;

interface SelectionGripProps {
  getSecondsAt: (event: PointerEvent) => number;
  /** The start of the selection, in seconds. */
  start: number;
  /** @param seconds where the selection would start */
  onSlide: (seconds: number) => void;
  onHoldChange: (isHeld: boolean) => void;
  onSeek: (seconds: number) => void;
}

/** The middle of a selection: it slides as a whole. For keyboards there are the fields of its start and end. */
export function SelectionGrip({ getSecondsAt, start, onSlide, onHoldChange, onSeek }: SelectionGripProps) {
  const pressed = useRef<{ x: number; offset: number; isSliding: boolean }>(undefined);
  return (
    <div
      className="trim-grip"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = { x: event.clientX, offset: start - getSecondsAt(event), isSliding: false };
        onHoldChange(true);
      }}
      onPointerMove={(event) => {
        const press = pressed.current;
        if (!press) return;
        press.isSliding ||= Math.abs(event.clientX - press.x) >= clickPixels;
        if (press.isSliding) onSlide(getSecondsAt(event) + press.offset);
      }}
      onPointerUp={(event) => {
        if (pressed.current?.isSliding === false) onSeek(getSecondsAt(event));
      }}
      onLostPointerCapture={() => {
        pressed.current = undefined;
        onHoldChange(false);
      }}
    />
  );
}
