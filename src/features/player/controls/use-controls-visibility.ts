import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Specification, section 9. */
const hideDelayAfterStartMs = 5000;
const hideDelayAfterLeaveMs = 300;

function useClearTimer(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  useEffect(() => () => clearTimeout(timer.current), [timer]);
}

export function useControlsVisibility() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isActive, setIsActive] = useState(true);
  useClearTimer(timer);
  const hideIn = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsActive(false), delayMs);
  };
  const keepVisible = () => {
    setIsActive(true);
    hideIn(hideDelayAfterStartMs);
  };
  return {
    isActive,
    keepVisible,
    hide: () => hideIn(0),
    handlers: {
      // Touch has no hover, and taps on the picture show and hide the controls.
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') keepVisible();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') hideIn(hideDelayAfterLeaveMs);
      },
      onPointerDown: (event: PointerEvent) => {
        if (!(event.target instanceof HTMLVideoElement)) keepVisible();
      },
      onFocus: keepVisible,
      onKeyDown: keepVisible,
    },
  };
}
