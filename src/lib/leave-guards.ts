import { create } from 'zustand';

const useGuardStore = create<{ activeCount: number }>()(() => ({ activeCount: 0 }));

export function countGuard(by: 1 | -1) {
  useGuardStore.setState(({ activeCount }) => ({ activeCount: activeCount + by }));
}

export const isGuarded = () => useGuardStore.getState().activeCount > 0;

/** Whether any guard is active. */
export const useIsGuarded = () => useGuardStore(isGuarded);

/** Calls back when no guard is active any more. */
export function callWhenUnguarded(callback: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = useGuardStore.subscribe(() => {
    clearTimeout(timer);
    // Guards are renewed with every entry of the history.
    timer = setTimeout(() => {
      if (isGuarded()) return;
      unsubscribe();
      callback();
    });
  });
}
