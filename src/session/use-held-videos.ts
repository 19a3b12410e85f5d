import { useAppMemory } from '#src/lib/app-memory.ts';

const createHeldVideos = (): { videos: File[] } => ({ videos: [] });

/** The videos that another app has shared. They wait here for the login, during which the service worker ends. */
export const useHeldVideos = () => useAppMemory(createHeldVideos);
