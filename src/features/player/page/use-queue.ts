import { useState } from 'react';
import { getAdjacentVideos } from './queue.ts';

/** The rides that the player was opened with; then those of the list from which another one was chosen. */
export function useQueue(opened: readonly string[], videoId: string) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const queue = opened.includes(videoId) ? opened : chosen;
  return { ...getAdjacentVideos(queue, videoId), choose: setChosen };
}
