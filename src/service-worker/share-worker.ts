import { createSharedVideos, isShare } from './shared-videos-route.ts';

/* While nobody is signed in, it answers the share target of the installed app, which no server does, and stores nothing. */

declare const self: ServiceWorkerGlobalScope;

const sharedVideos = createSharedVideos();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isShare(request)) event.respondWith(sharedVideos.keep(request));
});
self.addEventListener('message', sharedVideos.handOut);
self.addEventListener('install', () => void self.skipWaiting());
