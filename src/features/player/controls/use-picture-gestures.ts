import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSeekSteps } from '#src/lib/seek-steps.ts';
import { getPicturePosition, isTap, readSwipe, type Direction, type Drag } from './swipe.ts';
import type { Player } from './use-player.ts';

const doubleTapMs = 300;

/** Undefined where the list ends. */
type Swipes = Readonly<Record<Direction, (() => void) | undefined>> & {
  /** Whether a finger moves what is enlarged. */
  readonly isHeld: boolean;
};

/** A double tap on the left or right of the picture; `count` restarts the animation of the next one. */
export interface SeekFeedback {
  seconds: number;
  count: number;
}

const pointerEvents = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns the last double tap */
function useTaps({ areControlsVisible, showControls, hideControls, commands, state }: Player) {
  const lastTap = useRef({ time: -Infinity, isRight: false });
  const [feedback, setFeedback] = useState<SeekFeedback>();
  const handleTap = (isRight: boolean) => {
    const time = performance.now();
    const isDouble = time - lastTap.current.time < doubleTapMs && lastTap.current.isRight === isRight;
    lastTap.current = { time, isRight };
    if (isDouble) {
      const seconds = (isRight ? 1 : -1) * getSeekSteps(state.duration).tap;
      commands.seekBy(seconds);
      setFeedback({ seconds, count: (feedback?.count ?? 0) + 1 });
    } else if (areControlsVisible) hideControls();
    else showControls();
  };
  return [feedback, handleTap] as const;
}

/** Marks what lies on the picture where a thumb begins to swipe; it also takes taps of its own. */
export const swipeAttribute = { 'data-swipes': true };

const startsSwipe = (target: EventTarget | null, picture: HTMLVideoElement) =>
  target === picture || (target instanceof Element && target.closest('[data-swipes]') !== null);

/** Clicks on the picture itself, and drags that begin on it or on the arrows. */
export function usePictureGestures(player: Player, swipe: Swipes): SeekFeedback | undefined {
  const { clip, commands } = player;
  const [seekFeedback, handleTap] = useTaps(player);
  const isTouch = useRef(false);
  const drag = useRef<Drag>(undefined);
  const endDrag = (picture: HTMLVideoElement) => {
    picture.style.objectPosition = '';
    const ended = drag.current;
    drag.current = undefined;
    return ended;
  };
  const handlers = {
    pointerdown: (
      { pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent,
      picture: HTMLVideoElement,
    ) => {
      if (!startsSwipe(target, picture)) return;
      isTouch.current = pointerType === 'touch';
      // Two fingers are a pinch.
      drag.current = isTouch.current && isPrimary ? { from: { x, y }, to: { x, y } } : undefined;
    },
    pointermove: ({ clientX: x, clientY: y }: PointerEvent, picture: HTMLVideoElement) => {
      if (!drag.current) return;
      drag.current.to = { x, y };
      if (isTap(drag.current) || swipe.isHeld || wantsLessMotion()) return;
      picture.style.objectPosition = getPicturePosition(drag.current, swipe);
    },
    pointerup: ({ target, clientX: x, clientY: y }: PointerEvent, picture: HTMLVideoElement) => {
      const ended = endDrag(picture);
      if (!ended) return;
      const done = { from: ended.from, to: { x, y } };
      const { left, width } = picture.getBoundingClientRect();
      const direction = readSwipe(done, window.innerWidth);
      if (direction) swipe[direction]?.();
      else if (isTap(done) && target === picture) handleTap(x - left > width / 2);
    },
    pointercancel: (_event: PointerEvent, picture: HTMLVideoElement) => void endDrag(picture),
  };
  const handlePointer = useEffectEvent(
    (type: keyof typeof handlers, event: PointerEvent, picture: HTMLVideoElement) =>
      handlers[type](event, picture),
  );
  const handleClick = useEffectEvent((isDouble: boolean) => {
    if (!isTouch.current) (isDouble ? commands.toggleFullscreen : commands.toggle)();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const stage = clip.closest<HTMLElement>('.player') ?? clip;
    for (const type of pointerEvents)
      stage.addEventListener(type, (event) => handlePointer(type, event, clip), { signal });
    clip.addEventListener('click', () => handleClick(false), { signal });
    clip.addEventListener('dblclick', () => handleClick(true), { signal });
    return () => listening.abort();
  }, [clip]);
  return seekFeedback;
}
