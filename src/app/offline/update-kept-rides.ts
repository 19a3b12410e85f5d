import type { QueryClient } from '@tanstack/react-query';
import { isTemporaryError } from '#src/data/data-error.ts';
import { canKeepRides } from '#src/lib/can-keep-rides.ts';
import { whenIdle } from '#src/lib/defer.ts';
import { reportError } from '#src/lib/log.ts';
import { refreshKeptSets } from '#src/queries/kept-ride-queries.ts';

async function update(client: QueryClient): Promise<void> {
  await whenIdle();
  const { updateKeptSets } = await import('#src/data/device/kept-rides.ts');
  await updateKeptSets(async (videos) => {
    const { fetchReelRides } = await import('#src/data/firestore-rest/public-reels.ts');
    return fetchReelRides({ videos });
  });
  await refreshKeptSets(client);
}

/** Removes kept rides that were taken down, at the start and whenever there is a connection again. @returns stop */
export function updateKeptRides(client: QueryClient): () => void {
  const run = () => {
    if (!canKeepRides()) return;
    update(client).catch((error: unknown) => {
      if (!isTemporaryError(error)) reportError(error, 'Kept rides could not be updated');
    });
  };
  run();
  window.addEventListener('online', run);
  return () => window.removeEventListener('online', run);
}
