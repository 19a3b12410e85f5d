import { useEffect, useState } from 'react';
import { fetchFlags } from '#src/data/realtime-database/fetch-flags.ts';
import type { Flags } from '#src/domain/flags.ts';

/** Operators expect an open page to follow within a minute. */
const intervalMs = 30_000;

/** What operators have switched off; undefined while that is not known. For pages of visitors too, who have no socket. */
export function useFlags(): Flags | undefined {
  const [flags, setFlags] = useState<Flags>();
  useEffect(() => {
    // Without an answer the rules still refuse what is off.
    const update = () => void fetchFlags().then(setFlags, () => undefined);
    update();
    const timer = setInterval(update, intervalMs);
    return () => clearInterval(timer);
  }, []);
  return flags;
}
