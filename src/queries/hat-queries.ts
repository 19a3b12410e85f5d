import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '#src/domain/user.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import { whenIdle } from '#src/lib/defer.ts';
import { reportError } from '#src/lib/log.ts';
import { optimisticMutation } from './optimistic-mutation.ts';
import { queryKeys } from './query-keys.ts';

// Loaded after the cards have been rendered.
const importHats = () => import('#src/data/realtime-database/hats.ts');

/** The tips of the hat of a ride, beside its views. @param memberId undefined for visitors */
export const hatsQuery = (videoId: string, memberId: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.hats(videoId, memberId),
    queryFn: async () => {
      await whenIdle();
      return (await importHats()).fetchHats(videoId, memberId);
    },
  });

const importNotification = () => import('#src/data/firestore-lite/hat-notification.ts');

/** The tip counts even if its account is not notified, which it is once: most writes after the first would be refused. */
async function tellAccount(client: QueryClient, video: IndexedVideo, own: User): Promise<void> {
  if (video.user_id === own.id) return;
  const { id, send } = (await importNotification()).prepareHatNotification(video, own);
  const queryKey = queryKeys.hatNotice(id);
  await client.fetchQuery({ queryKey, queryFn: send, staleTime: Infinity, gcTime: Infinity });
}

/** Else the account would read of a tip that is none, and of no other one that day. What it read of another ride stays. */
async function takeBackNotice(client: QueryClient, video: IndexedVideo, own: User): Promise<void> {
  const { prepareHatNotification, prepareHatTakeBack } = await importNotification();
  const queryKey = queryKeys.hatNotice(prepareHatNotification(video, own).id);
  // It may be on its way.
  await client
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => undefined);
  const told = prepareHatTakeBack(video.id);
  if (!told) return;
  client.removeQueries({ queryKey: queryKeys.hatNotice(told.id) });
  await told.takeBack();
}

/** Tips the hat to a ride, or takes the tip back. @param own the profile of the session user */
export const hatMutation = (client: QueryClient, video: IndexedVideo, own: User | undefined) =>
  optimisticMutation(client, {
    query: hatsQuery(video.video_id, own?.id),
    send: async (isTipped: boolean) => {
      if (!own) return;
      await (await importHats()).changeHat(own.id, video.video_id, isTipped);
      (isTipped ? tellAccount : takeBackNotice)(client, video, own).catch(reportError);
    },
    apply: ({ count }, isTipped) => ({ count: count + (isTipped ? 1 : -1), isTipped }),
    invert: (isTipped) => !isTipped,
  });
