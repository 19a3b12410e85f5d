import { createMediaClient } from './create-media-client.ts';

/** The page's one workshop; its worker starts with the first request. */
export const mediaClient = createMediaClient(
  () => new Worker(new URL('./worker/media-worker.ts', import.meta.url), { type: 'module', name: 'media' }),
);
