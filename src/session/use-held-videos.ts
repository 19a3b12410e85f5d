import { useAppMemory } from '#src/lib/app-memory.ts';

const createHeldVideos = (): { videos: File[] } => ({ videos: [] });

/** What another app has shared, until somebody has logged in: the worker that had it ends during the login. */
export const useHeldVideos = () => useAppMemory(createHeldVideos);
