import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DaySheet } from '#src/domain/day-sheet/parse-day-sheet.ts';
import { reportError } from '#src/lib/log.ts';
import { findSheet } from '#src/queries/day-sheet-queries.ts';
import { nightStore } from '../rides/rides-store.ts';

interface SheetMatch {
  /** From 0 to 1, while names are looked up. */
  progress?: number;
  problem?: DaySheet['problem'] | 'failed';
  isFallback?: boolean;
}

/** Reads what is pasted into the night, until the page is left. */
export function useSheetMatch(accountId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<SheetMatch>({});
  const [job, setJob] = useState<AbortController>();
  useEffect(() => () => job?.abort(), [job]);
  const match = async (text: string, onMatched: () => void) => {
    const next = new AbortController();
    const { signal } = next;
    setJob(next);
    setState({ progress: 0 });
    try {
      const onProgress = (progress: number) => setState({ progress });
      const { rows, problem, isFallback } = await findSheet(client, text, { accountId, signal, onProgress });
      setState({ problem, isFallback });
      if (rows.length === 0) return;
      const filled = nightStore.getState().sheet?.filled ?? [];
      nightStore.dispatch({
        type: 'sheet changed',
        sheet: { text, rows, ridesWithoutRow: [], filled, isInUse: false },
      });
      onMatched();
    } catch (error) {
      if (signal.aborted) return;
      reportError(error, 'The names of a day sheet were not found');
      setState({ problem: 'failed' });
    }
  };
  return { ...state, match: (text: string, onMatched: () => void) => void match(text, onMatched) };
}
