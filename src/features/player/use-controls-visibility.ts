import { useRef, useState } from 'react';

const hideDelayAfterStartMs = 5000;
const hideDelayAfterLeaveMs = 300;

export function useControlsVisibility() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isActive, setIsActive] = useState(true);
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
    handlers: {
      onMouseMove: keepVisible,
      onFocus: keepVisible,
      onTouchStart: keepVisible,
      onMouseLeave: () => hideIn(hideDelayAfterLeaveMs),
    },
  };
}
