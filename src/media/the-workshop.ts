import { createWorkshop } from './workshop.ts';

/** The page's one workshop; its worker starts with the first request. */
export const workshop = createWorkshop(
  () => new Worker(new URL('./worker/media-worker.ts', import.meta.url), { type: 'module', name: 'media' }),
);
