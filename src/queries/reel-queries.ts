import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { env } from '#src/config/env.ts';
import { withDataErrors } from '#src/data/data-error.ts';
import { withFirstFilms } from '#src/data/firestore-rest/first-films.ts';
import {
  countReelRides,
  fetchReel,
  fetchReelPage,
  fetchReelRides,
  type ReelPage,
} from '#src/data/firestore-rest/public-reels.ts';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { buildNewReel, type Reel, type ReelValues } from '#src/domain/reel.ts';
import { videoMatchesText } from '#src/domain/text-search.ts';
import type { User } from '#src/domain/user.ts';
import type { VideoCursor, VideoPage } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { loadSearch } from './load-search.ts';
import { queryKeys } from './query-keys.ts';

/** A reel with those of its rides that there still are, which name the first films of their rides. */
export interface PlayableReel {
  reel: Reel;
  rides: Video[];
}

async function fetchPlayableReel(id: string): Promise<PlayableReel | null> {
  const reel = await fetchReel(id);
  return reel ? { reel, rides: await withFirstFilms(await fetchReelRides(reel)) } : null;
}

/** A reel; null when it does not exist. */
export const reelQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.reel(id), queryFn: () => fetchPlayableReel(id) });

/** Those of some rides that there are, in their order. */
export const listedRidesQuery = (ids: readonly string[]) =>
  queryOptions({ queryKey: queryKeys.listedRides(ids), queryFn: () => fetchReelRides({ videos: [...ids] }) });

/** The reels of an account, newest first. */
export const reelListQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.reelList(userId),
    queryFn: ({ pageParam }) => fetchReelPage(userId, maxPageSize, pageParam),
    initialPageParam: undefined as ReelPage['nextPosition'],
    getNextPageParam: (page) => page.nextPosition,
  });

/** How many of a reel's rides there still are. */
export const reelRideCountQuery = ({ videos }: Pick<Reel, 'videos'>) =>
  queryOptions({ queryKey: queryKeys.reelRideCount(videos), queryFn: () => countReelRides({ videos }) });

/** A rider's own rides and those they are tagged in; a contractor's, and those of their animals. */
async function fetchChoices({ id, account_type }: User, after?: VideoCursor): Promise<VideoPage> {
  if (account_type !== 'contractor')
    return fetchVideoPage({ kind: 'of-rider', riderId: id }, maxPageSize, after);
  return withDataErrors(async () => {
    const { fetchRidePage } = await import('#src/data/firestore-lite/ride-pages.ts');
    return fetchRidePage({ kind: 'of-account', accountId: id }, maxPageSize, after);
  });
}

interface SearchedChoices {
  account: User;
  text: string;
  after: VideoCursor | undefined;
  signal: AbortSignal;
}

/** Without a search service, what each page has of it. */
async function searchChoices({ account, text, after, signal }: SearchedChoices): Promise<VideoPage> {
  if (!env.search) {
    const page = await fetchChoices(account, after);
    return { ...page, videos: page.videos.filter((video) => videoMatchesText(video, text)) };
  }
  const { searchAccountRides } = await loadSearch();
  const videos = await searchAccountRides(env.search, { text, accountId: account.id, signal });
  return { videos, nextCursor: undefined };
}

/** The rides that an account can put into a reel, newest first, or those that match a text best. */
export const reelChoicesQuery = (account: User, text: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.reelChoices(account.id, text),
    queryFn: (context) =>
      text === ''
        ? fetchChoices(account, context.pageParam)
        : searchChoices({ account, text, after: context.pageParam, signal: context.signal }),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as VideoCursor | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

interface SavedReel {
  /** The id of a new reel is the same for every attempt, so that a retry does not add a second reel. */
  id: string;
  owner: User;
  /** The session user. */
  actor: User;
  /** What was stored when the form was opened; undefined for a new reel. */
  opened: Reel | undefined;
  /** Whether an attempt failed before, which may have stored the reel nevertheless. */
  isRetry: boolean;
  values: ReelValues & Pick<Reel, 'is_result_list'>;
}

/** Creates or changes a reel. */
export const saveReelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, owner, actor, opened, isRetry, values }: SavedReel) => {
      const { createReel, updateReel } = await import('#src/data/firestore-lite/reels.ts');
      const isStored = opened !== undefined || (isRetry && (await fetchReel(id)) !== undefined);
      await (isStored
        ? updateReel(id, { values, opened }, actor)
        : createReel(buildNewReel(id, owner, actor.id, values), actor));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.reels }),
  });

/** Adds a ride to a reel. */
export const addToReelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ reelId, rideId, actor }: { reelId: string; rideId: string; actor: User }) => {
      const { addToReel } = await import('#src/data/firestore-lite/reels.ts');
      await addToReel(reelId, rideId, actor);
    },
    // After a failure, too: somebody else may have filled or deleted the reel.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.reels }),
  });

export const deleteReelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, actor }: { id: string; actor: User }) => {
      const { deleteReel } = await import('#src/data/firestore-lite/reels.ts');
      await deleteReel(id, actor);
    },
    // The page of the reel may still be open.
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.reels, refetchType: 'none' }),
  });
