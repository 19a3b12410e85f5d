import { useEffect, useState } from 'react';
import {
  createShape,
  keepInPicture,
  toDrawingSize,
  type PictureSize,
  type Shape,
} from '#src/domain/drawing.ts';

const getSize = ({ videoWidth: width, videoHeight: height }: HTMLVideoElement) =>
  width > 0 && height > 0 ? toDrawingSize({ width, height }) : undefined;

/** The size of a clip's picture in the units of drawings; undefined until it is known. */
function usePictureSize(clip: HTMLVideoElement): PictureSize | undefined {
  const [size, setSize] = useState(() => getSize(clip));
  useEffect(() => {
    const update = () => setSize(getSize(clip));
    update();
    clip.addEventListener('loadedmetadata', update);
    return () => clip.removeEventListener('loadedmetadata', update);
  }, [clip]);
  return size;
}

/** @param linked what a link has drawn */
export function useDrawing(clip: HTMLVideoElement, linked: readonly Shape[]) {
  const picture = usePictureSize(clip);
  const [drawn, setShapes] = useState(linked);
  const shapes = picture ? keepInPicture(drawn, picture) : [];
  const add = (kind: Shape['kind']) => {
    if (!picture) return;
    clip.pause();
    setShapes([...shapes, createShape((shapes.at(-1)?.id ?? 0) + 1, kind, picture)]);
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
