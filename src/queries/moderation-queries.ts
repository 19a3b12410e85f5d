import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  closeReports,
  setRideOfTheWeek,
  takeDownReel,
  takeDownVideo,
} from '#src/data/firestore-lite/report-decisions.ts';
import type { Report, ReportDecision } from '#src/domain/moderation.ts';
import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { reportsQuery } from './portal-queries.ts';
import { queryKeys } from './query-keys.ts';
import { invalidateVideo, removeVideoFromCache, videoQuery } from './video-queries.ts';

/** About a video or a reel, null when it is gone. */
type ReportChange = ({ video: Video | null } | { reel: Reel | null }) & {
  reports: readonly Report[];
  decision: ReportDecision;
  /** The session user. */
  administratorId: string;
};

/** Closes the reports of a video or a reel, and takes it down if that is the decision. */
export const decideReportsMutation = (client: QueryClient) =>
  mutationOptions({
    /** @returns the paths of files that could not be deleted */
    mutationFn: async ({ reports, decision, administratorId, ...item }: ReportChange): Promise<string[]> => {
      if (decision.outcome === 'taken-down') {
        if ('video' in item && item.video) return takeDownVideo(item.video, reports, administratorId);
        if ('reel' in item && item.reel) await takeDownReel(item.reel, reports, administratorId);
        return [];
      }
      await closeReports(reports, decision, administratorId);
      return [];
    },
    onSuccess: (_paths, { reports, decision, ...item }) => {
      if (decision.outcome === 'taken-down' && 'video' in item && item.video) {
        removeVideoFromCache(client, item.video);
        client.setQueryData(videoQuery(item.video.video_id).queryKey, null);
      }
      const closedIds = new Set(reports.map(({ id }) => id));
      client.setQueryData(reportsQuery.queryKey, (all) => all?.filter(({ id }) => !closedIds.has(id)));
    },
    // Somebody else may have been faster.
    onError: (_error, item) => {
      if ('video' in item && item.video)
        void client.invalidateQueries({ queryKey: videoQuery(item.video.video_id).queryKey });
    },
    onSettled: async (_paths, _error, item) => {
      if ('reel' in item) void client.invalidateQueries({ queryKey: queryKeys.reels });
      await client.invalidateQueries({ queryKey: reportsQuery.queryKey });
    },
  });

interface RideChange {
  video: Video;
  isChosen: boolean;
  /** The session user. */
  administratorId: string;
}

/** Adds a video to the rides of the week, or removes it. */
export const rideOfTheWeekMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ video, isChosen, administratorId }: RideChange) =>
      setRideOfTheWeek(video.id, isChosen, administratorId),
    onSuccess: (_result, { video }) => invalidateVideo(client, video.video_id),
  });
