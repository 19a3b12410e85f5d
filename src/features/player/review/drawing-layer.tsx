import {
  getLabelPoint,
  measureShape,
  movePoint,
  type PictureSize,
  type Point,
  type Shape,
} from '#src/domain/drawing.ts';
import { copy } from './copy.ts';
import { DrawingHandle } from './drawing-handle.tsx';

interface DrawingLayerProps {
  picture: PictureSize;
  shapes: readonly Shape[];
  onChange: (shape: Shape) => void;
  onDelete: (id: number) => void;
}

/** Exactly over the picture, however large that is shown. */
export function DrawingLayer({ picture, shapes, onChange, onDelete }: DrawingLayerProps) {
  const { width, height } = picture;
  const style = {
    width: `min(100cqw, ${(100 * width) / height}cqh)`,
    height: `min(100cqh, ${(100 * height) / width}cqw)`,
  };
  return (
    <div className="absolute inset-0 m-auto zoomed" style={style}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="size-full" fill="none">
        {shapes.map(({ id, points }) => (
          <ShapeLines key={id} points={points} />
        ))}
      </svg>
      {shapes.map((shape) => (
        <ShapeHandles
          key={shape.id}
          shape={shape}
          picture={picture}
          onMove={(index, to) => onChange(movePoint(shape, index, to, picture))}
          onDelete={() => onDelete(shape.id)}
        />
      ))}
    </div>
  );
}

/** As wide on an enlarged picture. */
const toStroke = (pixels: number) => ({ strokeWidth: `calc(${pixels}px / var(--zoom, 1))` });

function ShapeLines({ points }: { points: readonly Point[] }) {
  const line = {
    points: points.map(({ x, y }) => `${x},${y}`).join(' '),
    vectorEffect: 'non-scaling-stroke',
  };
  return (
    <>
      <polyline {...line} stroke="var(--color-player)" style={toStroke(6)} />
      <polyline {...line} stroke="var(--color-brass)" style={toStroke(3)} />
    </>
  );
}

interface ShapeHandlesProps {
  shape: Shape;
  picture: PictureSize;
  onMove: (index: number, to: Point) => void;
  onDelete: () => void;
}

function ShapeHandles({ shape, picture, onMove, onDelete }: ShapeHandlesProps) {
  const { kind, points } = shape;
  const name = copy.drawing.shapes[kind];
  const labelAt = getLabelPoint(shape);
  return (
    <>
      {points.map((point, index) => (
        <DrawingHandle
          key={copy.drawing.points[kind][index]}
          name={copy.drawing.handle(name, copy.drawing.points[kind][index] ?? '')}
          point={point}
          picture={picture}
          onMove={(to) => onMove(index, to)}
          onDelete={onDelete}
        />
      ))}
      <p
        className="numeral absolute rounded-sm bg-overlay px-2 py-1 text-display-sm"
        style={{
          left: `${(labelAt.x / picture.width) * 100}%`,
          top: `${(labelAt.y / picture.height) * 100}%`,
          transform: 'translate(-50%, calc(0.9rem / var(--zoom, 1))) scale(calc(1 / var(--zoom, 1)))',
          transformOrigin: 'top',
        }}
      >
        <span className="sr-only">{name} </span>
        {copy.drawing.degrees(Math.round(measureShape(shape)))}
      </p>
    </>
  );
}
