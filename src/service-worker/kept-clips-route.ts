import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { createPartialResponse } from 'workbox-range-requests';
import { NetworkOnly } from 'workbox-strategies';
import { getClipVideoId, keptRidesCache, keptRidesMessage } from '#src/config/kept-files.ts';

/** The ids of the videos whose clip is kept, and where. */
async function readKeptClips(): Promise<Map<string, string>> {
  const requests = (await caches.has(keptRidesCache)) ? await (await caches.open(keptRidesCache)).keys() : [];
  return new Map(
    requests.flatMap(({ url }) => {
      const id = getClipVideoId(new URL(url));
      return id === undefined ? [] : [[id, url]];
    }),
  );
}

/** A part of a file; the end of one that reaches beyond it is that of the file (RFC 9110, section 14.1.2). */
async function createPart({ url, headers }: Request, kept: Response): Promise<Response> {
  const { size } = await kept.clone().blob();
  const range = (headers.get('range') ?? '').replace(
    /(=\d*-)(\d+)$/,
    (_text, before: string, end: string) =>
      before + String(Math.min(Number(end), before === '=-' ? size : size - 1)),
  );
  return createPartialResponse(new Request(url, { headers: { range } }), kept);
}

/** How long a player waits where the line hangs, as in a crowded arena. */
const networkTimeoutSeconds = 3;

/**
 * Plays kept rides from the device, whichever of their files a player asks for: the lightest one always, the others
 * where the network fails or does not answer. Clips that are not kept do not pass through the worker.
 */
export function createKeptClips() {
  const network = new NetworkOnly();
  const server = new NetworkOnly({ networkTimeoutSeconds });
  let clips: ReadonlyMap<string, string> = new Map();
  const update = async () => {
    clips = await readKeptClips();
  };
  const find = (url: URL) => clips.get(getClipVideoId(url) ?? '');
  const isLoaded = update().catch(() => undefined);
  return {
    /** For a worker that was started by the request itself. */
    isLoaded,
    isKept: (url: URL): boolean =>
      find(url) !== undefined || (!navigator.onLine && Boolean(getClipVideoId(url))),
    respond: async ({ request, event }: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>) => {
      await isLoaded;
      const asked = new URL(request.url);
      // A fragment says where a player begins.
      asked.hash = '';
      const url = find(asked);
      const kept = url === undefined ? undefined : await caches.match(url, { ignoreVary: true });
      if (!kept) return network.handle({ request, event });
      const isFromServer = url !== asked.href && navigator.onLine;
      const response = isFromServer && (await server.handle({ request, event }).catch(() => undefined));
      if (response) return response;
      return request.headers.has('range') ? createPart(request, kept) : kept;
    },
    handleMessage: ({ data }: ExtendableMessageEvent): void => {
      if (data === keptRidesMessage) void update();
    },
  };
}
