import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** From here to the edge of the window, in pixels; at the top the app bar takes most of it. */
const edgeHeight = 96;
const maxStep = 14;

/** How far the page moves with each frame while the pointer is at an edge, farther as it comes nearer. */
function getScrollStep(y: number, windowHeight: number): number {
  const depth = y < windowHeight / 2 ? y - edgeHeight : y - (windowHeight - edgeHeight);
  const isAtEdge = y < edgeHeight || y > windowHeight - edgeHeight;
  return isAtEdge
    ? Math.round((maxStep * Math.max(-edgeHeight, Math.min(edgeHeight, depth))) / edgeHeight)
    : 0;
}

/**
 * Lets a pointer drag the rows of a list. The list holds the pointer, not the row: React moves the row, and what leaves
 * the document for a moment loses its pointer.
 *
 * @param onDrag called with the id of the row and its new place among the others
 */
export function useRowDrag(onDrag: (id: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const pointerY = useRef(0);
  const [draggedId, setDraggedId] = useState<string>();

  const updatePlace = () => {
    if (draggedId === undefined || !list.current) return;
    const middles = [...list.current.children].flatMap((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.hasAttribute('data-dragged') ? [] : [top + height / 2];
    });
    // It takes another place once it has passed half of the row that is there.
    onDrag(draggedId, middles.filter((middle) => middle < pointerY.current).length);
  };
  const scrollAtEdge = useEffectEvent(() => {
    const step = getScrollStep(pointerY.current, innerHeight);
    if (step === 0) return;
    scrollBy({ top: step, behavior: 'instant' });
    updatePlace();
  });
  useEffect(() => {
    if (draggedId === undefined) return;
    let frame = requestAnimationFrame(function scroll() {
      scrollAtEdge();
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [draggedId]);

  return {
    draggedId,
    list: {
      ref: list,
      onPointerMove: ({ clientY }: PointerEvent) => {
        pointerY.current = clientY;
        updatePlace();
      },
      onLostPointerCapture: () => setDraggedId(undefined),
    },
    startDrag: (id: string, { pointerId, clientY, button }: PointerEvent) => {
      if (button !== 0) return;
      pointerY.current = clientY;
      list.current?.setPointerCapture(pointerId);
      setDraggedId(id);
    },
  };
}
