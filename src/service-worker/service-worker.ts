import { cacheNames, clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { paths } from '#src/config/paths.ts';
import { isAppPath, stopMessage } from '#src/config/request-kinds.ts';
import { createAssetStrategy, isAsset } from './asset-route.ts';
import { createKeptClips } from './kept-clips-route.ts';
import { listenToMessages } from './push-messages.ts';
import { createSharedVideos, isShare } from './shared-videos-route.ts';

/** The app's document and the files that it needs for its first pages, from the build. */
interface Shell {
  revision: string;
  /** Their names contain a hash of their content. */
  files: string[];
}

declare const injectedShell: Shell;
declare const self: ServiceWorkerGlobalScope;

const pageTimeoutSeconds = 4;
const assetsPrefix = 'assets-';
/** The release before this one as well: its code is gone from the server, and a tab may still need it. */
const keptReleases = 2;

const shellUrl = paths.feed;

/** Else what the worker stored would be found only by requests for the same encodings as its own. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

const sharedVideos = createSharedVideos();
const keptClips = createKeptClips();

/** An unregistered worker goes on serving the pages that are open. */
let isStopped = false;

// All or nothing, so that the stored document and the code it names are of one release.
precache([
  { url: shellUrl, revision: injectedShell.revision },
  ...injectedShell.files.map((url) => ({ url, revision: null })),
]);

// A page comes from the network, so that a new release is never hidden.
registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isAppPath(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.precache,
    networkTimeoutSeconds: pageTimeoutSeconds,
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(getCacheKeyForURL(shellUrl) ?? shellUrl),
        cacheWillUpdate: () => Promise.resolve(null),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  createAssetStrategy({
    cacheName: assetsPrefix + injectedShell.revision,
    matchOptions,
    isStopped: () => isStopped,
  }),
);

// Thumbnails of the last feed, which the page stores. While online, pictures do not pass through here.
registerRoute(
  ({ request, sameOrigin }) => !navigator.onLine && request.destination === 'image' && !sameOrigin,
  async ({ request }) => (await caches.match(request, matchOptions)) ?? Response.error(),
);

registerRoute(
  ({ url }) => keptClips.isKept(url),
  (options) => keptClips.respond(options),
);

registerRoute(
  ({ request }) => isShare(request),
  ({ request }) => sharedVideos.keep(request),
  'POST',
);

async function deleteOldAssets(): Promise<void> {
  // The names are in the order of their creation.
  const names = (await caches.keys()).filter((name) => name.startsWith(assetsPrefix));
  await Promise.all(names.slice(0, -keptReleases).map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  sharedVideos.handOut(event);
  keptClips.handleMessage(event);
  isStopped ||= event.data === stopMessage;
});
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldAssets());
  // Otherwise each page would wait for the start of this worker before it is requested.
  event.waitUntil(self.registration.navigationPreload?.enable());
});
listenToMessages();
clientsClaim();
