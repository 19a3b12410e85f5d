import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toDataError } from '#src/data/data-error.ts';
import { maxKeptRides, type KeptSource } from '#src/domain/kept-set.ts';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { refreshKeptSets, removeKept } from '#src/queries/kept-ride-queries.ts';
import { copy } from './copy.ts';

type Stage = { name: 'asking' } | { name: 'working'; progress: number } | { name: 'failed'; message: string };

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return copy.keep.noSpace;
  const { kind, message } = toDataError(error);
  if (kind === 'unexpected') reportError(error, 'Rides could not be kept');
  return message;
}

/** Keeps the first rides of a source. Leaving before they are all there keeps none. */
export function useKeep(source: KeptSource, rides: readonly Video[]) {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'asking' });
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);
  const start = async () => {
    const { signal } = (attempt.current = new AbortController());
    const onProgress = (progress: number) => setStage({ name: 'working', progress });
    onProgress(0);
    try {
      const { keepRides } = await import('#src/data/device/kept-rides.ts');
      await keepRides(source, rides.slice(0, maxKeptRides), { signal, onProgress });
      await refreshKeptSets(client);
      setStage({ name: 'asking' });
    } catch (error) {
      if (signal.aborted) await removeKept(client, source).catch(reportError);
      else setStage({ name: 'failed', message: describeFailure(error) });
    }
  };
  return { stage, start };
}
