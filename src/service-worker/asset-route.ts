import { CacheFirst } from 'workbox-strategies';
import { isAssetPath } from '#src/config/request-kinds.ts';

/** Whether a URL of this site names a file of a release. With a query it would be stored once more by each link to it. */
export const isAsset = ({ pathname, search }: URL): boolean => search === '' && isAssetPath(pathname);

interface AssetOptions {
  cacheName: string;
  matchOptions: CacheQueryOptions;
  /** Whether nothing is stored any more. */
  isStopped: () => boolean;
}

/** Stores the files of a release, and finds those of the one before. */
export const createAssetStrategy = ({ cacheName, matchOptions, isStopped }: AssetOptions): CacheFirst =>
  new CacheFirst({
    cacheName,
    matchOptions,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await caches.match(request, matchOptions)),
        // A file that was missing for a moment would stay so for this release. Nobody else asks for the status.
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isStopped() || response.status !== 200 ? null : response),
      },
    ],
  });
