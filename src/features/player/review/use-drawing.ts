import { useState, type RefObject } from 'react';
import { createShape, type PictureSize, type Shape } from '#src/domain/drawing.ts';

export function useDrawing(video: RefObject<HTMLVideoElement | null>) {
  const [picture, setPicture] = useState<PictureSize>();
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  const add = (kind: Shape['kind']) => {
    const element = video.current;
    if (!element || element.videoWidth === 0) return;
    element.pause();
    const size = { width: element.videoWidth, height: element.videoHeight };
    setPicture(size);
    setShapes([...shapes, createShape((shapes.at(-1)?.id ?? 0) + 1, kind, size)]);
  };
  return {
    picture,
    shapes,
    add,
    change: (changed: Shape) => setShapes(shapes.map((shape) => (shape.id === changed.id ? changed : shape))),
    remove: (id: number) => setShapes(shapes.filter((shape) => shape.id !== id)),
    clear: () => setShapes([]),
  };
}
