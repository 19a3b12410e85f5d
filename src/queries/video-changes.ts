import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deleteVideo } from '#src/data/firestore-lite/delete-video.ts';
import { setHardToWatch } from '#src/data/firestore-lite/hard-to-watch.ts';
import { sendReport } from '#src/data/firestore-lite/sent-reports.ts';
import { removeAnimalTag, removeContestantTag } from '#src/data/firestore-lite/video-tags.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import type { User } from '#src/domain/user.ts';
import { invalidateVideo, removeVideoFromCache } from './video-queries.ts';

/* Apart from the queries of videos, which the first screen loads. */

type VideoIds = Pick<IndexedVideo, 'id' | 'video_id'>;

/** Deletes a video of an account. */
export const deleteVideoMutation = (client: QueryClient, own: User) =>
  mutationOptions({
    /** @returns the paths of files that could not be deleted */
    mutationFn: (video: VideoIds): Promise<string[]> => deleteVideo(video, own),
    onSuccess: (_paths, video) => removeVideoFromCache(client, video),
  });

/** A tag that is removed from a video: that of its animal, or of a contestant. */
type RemovedTag = { video: VideoIds } & ({ animalId: string } | { contestantId: string });

export const removeTagMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ video, ...tag }: RemovedTag) =>
      'animalId' in tag
        ? removeAnimalTag(video.id, tag.animalId)
        : removeContestantTag(video.id, tag.contestantId),
    onSuccess: (_result, { video }) => invalidateVideo(client, video.video_id),
  });

/** Covers a video that is hard to watch, or uncovers it. */
export const coverMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ video, isHard }: { video: VideoIds; isHard: boolean }) => setHardToWatch(video.id, isHard),
    onSuccess: (_result, { video }) => invalidateVideo(client, video.video_id),
  });

/** Reports a video or a reel. */
export const reportMutation = mutationOptions({ mutationFn: sendReport });
