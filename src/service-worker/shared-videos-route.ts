import { paths, sharedParameter } from '#src/config/paths.ts';
import { sharedVideosField, takeSharedVideosMessage } from '#src/config/request-kinds.ts';

type ShareRequest = Pick<Request, 'method' | 'url' | 'destination' | 'referrer'>;

/**
 * Whether a request is that of the manifest's share target, which a device sends from no page: a form of another site may
 * post the same. It can hide where it is, so nothing that is shared is written before the member goes on. Workers do not
 * see `Sec-Fetch-Site`.
 */
export function isShare({ method, url, destination, referrer }: ShareRequest): boolean {
  const { pathname, origin } = new URL(url);
  return (
    method === 'POST' &&
    origin === location.origin &&
    pathname === paths.upload &&
    destination === 'document' &&
    (referrer === '' || new URL(referrer).origin === location.origin)
  );
}

/** Of one worker: videos can be larger than what a browser stores, and the page that they open asks for them at once. */
export function createSharedVideos() {
  let videos: File[] = [];
  return {
    /** Keeps what another app shares, and opens the page that takes it. */
    keep: async (request: Request): Promise<Response> => {
      const form = await request.formData();
      videos = form.getAll(sharedVideosField).filter((value) => value instanceof File);
      return Response.redirect(`${paths.upload}?${sharedParameter}`, 303);
    },
    /** Once. */
    handOut: ({ data, ports: [port] }: ExtendableMessageEvent): void => {
      if (data !== takeSharedVideosMessage) return;
      port?.postMessage(videos);
      videos = [];
    },
  };
}
