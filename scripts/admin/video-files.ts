/** The clip and the thumbnail of a video or of an upload. */
export const getVideoFileNames = (videoId: string) => [
  `videos/${videoId}.mov`,
  `videos/${videoId}/${videoId}.png`,
];
