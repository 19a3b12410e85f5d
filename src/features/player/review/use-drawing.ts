import { useState } from 'react';
import { createShape, type PictureSize, type Shape } from '#src/domain/drawing.ts';

export function useDrawing(clip: HTMLVideoElement) {
  const [picture, setPicture] = useState<PictureSize>();
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  const add = (kind: Shape['kind']) => {
    if (clip.videoWidth === 0) return;
    clip.pause();
    const size = { width: clip.videoWidth, height: clip.videoHeight };
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
