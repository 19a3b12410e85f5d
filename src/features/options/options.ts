import type { Video } from '#src/domain/video.ts';

/** What the options have to know of a video. */
export type OptionsVideo = Pick<Video, 'id' | 'video_id' | 'user_id' | 'title'>;

export type VideoOption = 'Copy Link' | 'Embed' | 'Download' | 'Edit' | 'Delete' | 'Report';

/** What can be done with a video, in the order of the menu. */
export function getVideoOptions(isOwner: boolean): VideoOption[] {
  return isOwner
    ? ['Copy Link', 'Embed', 'Download', 'Edit', 'Delete', 'Report']
    : ['Copy Link', 'Download', 'Embed', 'Report'];
}
