import { isZoomed, movePicture, zoomPicture, type PictureZoom, type Point } from './picture-zoom.ts';

export interface ZoomTarget {
  /** What the clip is drawn in, also while that changes. */
  readonly getClip: () => HTMLVideoElement | null;
  readonly getZoom: () => PictureZoom;
  /** Several changes may come before the first is shown. */
  readonly change: (update: (zoom: PictureZoom) => PictureZoom) => void;
}

/** In CSS pixels of the window. */
interface PictureBox {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
}

/** Of the whole picture, which its frame contains. */
function getPictureBox(clip: HTMLVideoElement): PictureBox | undefined {
  const frame = clip.parentElement?.getBoundingClientRect();
  if (!frame || frame.width === 0 || frame.height === 0) return undefined;
  const ratio = clip.videoWidth / clip.videoHeight || frame.width / frame.height;
  const width = Math.min(frame.width, frame.height * ratio);
  return {
    ...{ width, height: width / ratio },
    middle: { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 },
  };
}

/** Pixels of a wheel that doubles the scale; pinches on a pad come as small turns with Ctrl. */
const pixelsToDouble = { wheel: 350, pinch: 70 };
const pixelsPerLine = 16;

/** A mouse that clicks may move so far. In CSS pixels. */
const maxClickDistance = 4;

const getPoint = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
const getMiddle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const getDistance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a wheel would scroll the page back, rather than enlarge. */
function canScrollUp(element: Element | null): boolean {
  if (!element || element.scrollTop > 0) return element !== null;
  return element instanceof HTMLDialogElement ? false : canScrollUp(element.parentElement);
}

/**
 * Two fingers and the wheel enlarge a picture, and a finger or the mouse moves what is enlarged. What is enlarged with a
 * wheel gets smaller first, and then the page scrolls.
 *
 * @param stage what hears the clip's events
 * @returns stops it
 */
export function listenToZoom(stage: HTMLElement, { getClip, getZoom, change }: ZoomTarget): () => void {
  const fingers = new Map<number, Point>();
  let movedBy = 0;
  /** In shares of the whole picture. */
  const toShares = ({ x, y }: Point, { width, height }: PictureBox): Point => ({
    x: x / width,
    y: y / height,
  });
  const move = (box: PictureBox, by: Point) => change((zoom) => movePicture(zoom, toShares(by, box)));
  const enlarge = (box: PictureBox, factor: number, at: Point) => {
    const fromMiddle = { x: at.x - box.middle.x, y: at.y - box.middle.y };
    change((zoom) => zoomPicture(zoom, factor, toShares(fromMiddle, box)));
  };
  const handleMove = (event: PointerEvent) => {
    const clip = getClip();
    const box = clip && getPictureBox(clip);
    const before = fingers.get(event.pointerId);
    if (!before || !box) return;
    const now = getPoint(event);
    fingers.set(event.pointerId, now);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    movedBy += getDistance(before, now);
    if (other) {
      move(box, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      enlarge(box, getDistance(now, other) / Math.max(1, getDistance(before, other)), getMiddle(now, other));
    } else if (isZoomed(getZoom())) move(box, { x: now.x - before.x, y: now.y - before.y });
  };
  const handleDown = (event: PointerEvent) => {
    if (event.target !== getClip() || (event.pointerType === 'mouse' && event.button !== 0)) return;
    if (fingers.size === 0) movedBy = 0;
    if (fingers.size < 2) fingers.set(event.pointerId, getPoint(event));
  };
  const handleUp = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  const handleWheel = (event: WheelEvent) => {
    const clip = getClip();
    const box = clip && getPictureBox(clip);
    if (!box || event.target !== clip || event.deltaY === 0) return;
    const isEnlarged = isZoomed(getZoom());
    if (!isEnlarged && (event.deltaY > 0 || (!event.ctrlKey && canScrollUp(stage)))) {
      // The browser would enlarge the page.
      if (event.ctrlKey) event.preventDefault();
      return;
    }
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsPerLine : 1);
    const factor = 2 ** (-pixels / pixelsToDouble[event.ctrlKey ? 'pinch' : 'wheel']);
    enlarge(box, factor, getPoint(event));
  };
  /** A drag ends with a click, which would pause. */
  const handleClick = (event: MouseEvent) => {
    if (movedBy > maxClickDistance && isZoomed(getZoom())) event.stopPropagation();
    movedBy = 0;
  };
  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', handleDown, { signal });
  stage.addEventListener('pointermove', handleMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    stage.addEventListener(type, handleUp, { signal });
  stage.addEventListener('wheel', handleWheel, { signal, passive: false });
  stage.addEventListener('click', handleClick, { signal, capture: true });
  return () => listening.abort();
}
