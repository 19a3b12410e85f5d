import { useState } from 'react';

/** Runs an action, and tells whether it runs: for what changes no stored data, whose mutations know that themselves. */
export function useBusy<Args extends unknown[]>(
  action: (...args: Args) => unknown,
): [isBusy: boolean, run: (...args: Args) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (...args: Args) => {
    setIsBusy(true);
    try {
      await action(...args);
    } finally {
      setIsBusy(false);
    }
  };
  return [isBusy, run];
}
