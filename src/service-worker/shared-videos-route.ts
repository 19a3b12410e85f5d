import { paths, sharedParameter } from '#src/config/paths.ts';
import { sharedVideosField, takeSharedVideosMessage } from '#src/config/request-kinds.ts';

/** Whether a request is that of the manifest's share target. */
export const isShare = (method: string, { pathname, origin }: URL): boolean =>
  method === 'POST' && origin === location.origin && pathname === paths.upload;

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
