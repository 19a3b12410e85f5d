import { create } from 'zustand';

const useGuardStore = create<{ activeCount: number }>()(() => ({ activeCount: 0 }));

export function countGuard(by: 1 | -1) {
  useGuardStore.setState(({ activeCount }) => ({ activeCount: activeCount + by }));
}

/** Whether any guard is active. */
export const useIsGuarded = () => useGuardStore(({ activeCount }) => activeCount > 0);
