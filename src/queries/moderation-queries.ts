import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  closeReports,
  fetchReports,
  setRideOfTheWeek,
  takeDownVideo,
} from '#src/data/firestore-lite/report-decisions.ts';
import type { Report, ReportDecision } from '#src/domain/moderation.ts';
import type { Video } from '#src/domain/video.ts';
import { invalidateVideo, removeVideoFromCache, videoQuery } from './video-queries.ts';

/** Not among all others, which the first screen loads. */
const reportsKey = ['reports'] as const;

/** How many reports the queue shows; more follow once these are closed. */
export const maxQueuedReports = 100;

/** The reports that wait for an administrator, oldest first. */
export const reportsQuery = queryOptions({
  queryKey: reportsKey,
  queryFn: () => fetchReports(maxQueuedReports),
  // Others report and review at the same time.
  staleTime: 0,
});

interface ReportChange {
  reports: readonly Report[];
  decision: ReportDecision;
  /** The session user. */
  administratorId: string;
  /** Null when it is gone. */
  video: Video | null;
}

/** Closes the reports of a video, and takes it down if that is the decision. */
export const decideReportsMutation = (client: QueryClient) =>
  mutationOptions({
    /** @returns the paths of files that could not be deleted */
    mutationFn: async ({ reports, decision, administratorId, video }: ReportChange): Promise<string[]> => {
      if (decision.outcome === 'taken-down' && video) return takeDownVideo(video, reports, administratorId);
      await closeReports(reports, decision, administratorId);
      return [];
    },
    onSuccess: (_paths, { reports, decision, video }) => {
      if (decision.outcome === 'taken-down' && video) {
        removeVideoFromCache(client, video);
        client.setQueryData(videoQuery(video.video_id).queryKey, null);
      }
      const closedIds = new Set(reports.map(({ id }) => id));
      client.setQueryData(reportsQuery.queryKey, (all) => all?.filter(({ id }) => !closedIds.has(id)));
    },
    // Somebody else may have been faster.
    onError: (_error, { video }) => {
      if (video) void client.invalidateQueries({ queryKey: videoQuery(video.video_id).queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey }),
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
