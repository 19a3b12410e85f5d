import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as hardToWatch from '#src/data/firestore-lite/hard-to-watch.ts';
import { queryKeys } from './query-keys.ts';
import { coverMutation } from './video-changes.ts';

test('[HARD-01] an older ride is covered by the name of its document, and read again by that of its clip, as are the reels', async () => {
  const setHardToWatch = vi.spyOn(hardToWatch, 'setHardToWatch').mockResolvedValue();
  const client = new QueryClient();
  const keys = [queryKeys.video('clip'), queryKeys.reel('list'), queryKeys.listedRides(['document'])];
  for (const key of keys) client.setQueryData(key, {});
  await new MutationObserver(client, coverMutation(client)).mutate({
    video: { id: 'document', video_id: 'clip' },
    isHard: true,
  });
  expect(setHardToWatch).toHaveBeenCalledExactlyOnceWith('document', true);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});
