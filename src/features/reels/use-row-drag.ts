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

/** Has the Escape key while it is on, so that it closes nothing else. */
function useEscape(isOn: boolean, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', handleKeyDown, { capture: true });
    return () => removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [isOn]);
}

interface Drag {
  /** Of the row. */
  id: string;
  pointerId: number;
  /** Where the row was. */
  from: number;
}

/**
 * Lets a pointer drag the rows of a list. The list holds the pointer, not the row: React moves the row, and what leaves
 * the document for a moment loses its pointer. Other pointers change nothing, and Escape puts the row back.
 *
 * @param onDrag called with the id of the row and its new place among the others
 */
export function useRowDrag(onDrag: (id: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const pointerY = useRef(0);
  const [drag, setDrag] = useState<Drag>();
  const draggedId = drag?.id;

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

  useEscape(drag !== undefined, () => {
    if (!drag) return;
    setDrag(undefined);
    list.current?.releasePointerCapture(drag.pointerId);
    onDrag(drag.id, drag.from);
  });

  return {
    draggedId,
    list: {
      ref: list,
      onPointerMove: ({ pointerId, clientY }: PointerEvent) => {
        if (pointerId !== drag?.pointerId) return;
        pointerY.current = clientY;
        updatePlace();
      },
      onLostPointerCapture: ({ pointerId }: PointerEvent) => {
        if (pointerId === drag?.pointerId) setDrag(undefined);
      },
    },
    startDrag: (id: string, { pointerId, clientY, button, currentTarget }: PointerEvent) => {
      if (button !== 0 || drag) return;
      pointerY.current = clientY;
      list.current?.setPointerCapture(pointerId);
      const from = [...(list.current?.children ?? [])].findIndex((row) => row.contains(currentTarget));
      setDrag({ id, pointerId, from });
    },
  };
}
