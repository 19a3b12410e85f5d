import type { KeyboardEvent, PointerEvent } from 'react';
import type { PictureSize, Point } from '#src/domain/drawing.ts';
import { copy } from './copy.ts';

/** How far an arrow key moves a point, as a share of the picture's width; ten times as far with Shift. */
const stepShare = 1 / 400;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface DrawingHandleProps {
  name: string;
  point: Point;
  picture: PictureSize;
  onMove: (to: Point) => void;
  onDelete: () => void;
}

export function DrawingHandle({ name, point, picture, onMove, onDelete }: DrawingHandleProps) {
  const left = (point.x / picture.width) * 100;
  const top = (point.y / picture.height) * 100;
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (!direction) return onDelete();
    const step = picture.width * stepShare * (event.shiftKey ? 10 : 1);
    onMove({ x: point.x + direction.x * step, y: point.y + direction.y * step });
  };
  const handleDrag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove({
      x: ((event.clientX - box.left) / box.width) * picture.width,
      y: ((event.clientY - box.top) / box.height) * picture.height,
    });
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(left)}
      aria-valuetext={copy.drawing.position(Math.round(left), Math.round(top))}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleDrag}
      className="absolute grid size-11 touch-none place-items-center rounded-full"
      style={{
        left: `${left}%`,
        top: `${top}%`,
        transform: 'translate(-50%, -50%) scale(calc(1 / var(--zoom, 1)))',
        cursor: 'move',
        pointerEvents: 'auto',
      }}
    >
      <span className="size-4 rounded-full bg-brass" style={{ boxShadow: '0 0 0 2px var(--color-player)' }} />
    </div>
  );
}
