/** One request to Firestore and what it was answered with. */
export interface FirestoreResponse {
  /** HTTP method. */
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

/** The part of a message on a listen stream that says which documents were read for which target. */
interface ListenMessage {
  readonly targetChange?: { readonly targetChangeType?: string; readonly targetIds?: readonly number[] };
  readonly documentChange?: { readonly targetIds?: readonly number[] };
}

const restPath = /\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents(?<path>\/[^:]*)?(?<action>:\w+)?$/;
const listenPath = '/google.firestore.v1.Firestore/Listen/channel';

/** Whether a request may read documents; preflights and writes do not. */
export function mayReadDocuments(method: string, url: string): boolean {
  const { pathname } = new URL(url);
  return method !== 'OPTIONS' && (pathname === listenPath || restPath.test(decodeURIComponent(pathname)));
}

/** Whether the response to a request stays open, because it is a listen stream. */
export const isListenStream = (url: string) => new URL(url).pathname === listenPath;

/**
 * Counts documents as Firestore bills them: each document that was sent, and one for a query, a count or a lookup
 * without any. Documents that the rules look up are not sent, so they are not counted.
 */
export function countDocumentReads(responses: readonly FirestoreResponse[]): number {
  const streams = responses.filter(({ url }) => isListenStream(url)).map(({ body }) => body);
  const requests = responses.filter(({ url }) => !isListenStream(url));
  return (
    countStreamedReads(streams) + requests.reduce((sum, response) => sum + countRequestReads(response), 0)
  );
}

function countRequestReads({ method, url, status, body }: FirestoreResponse): number {
  const { path = '', action } = restPath.exec(decodeURIComponent(new URL(url).pathname))?.groups ?? {};
  // A missing document is billed, a refused request is not.
  if (status >= 400 && status !== 404) return 0;
  if (action === ':runAggregationQuery') return 1;
  if (action === ':batchGet') return (JSON.parse(body) as unknown[]).length;
  if (action === ':runQuery') {
    const results = JSON.parse(body) as readonly { document?: unknown }[];
    return Math.max(1, results.filter(({ document }) => document !== undefined).length);
  }
  if (action !== undefined || method !== 'GET') return 0;
  const isCollection = path.split('/').length % 2 === 0;
  if (!isCollection) return 1;
  return Math.max(1, (JSON.parse(body) as { documents?: readonly unknown[] }).documents?.length ?? 0);
}

function countStreamedReads(streams: readonly string[]): number {
  return streams.reduce((sum, stream) => {
    const reads = new Map<number, number>();
    const add = (ids: readonly number[] | undefined, count: number) =>
      ids?.forEach((id) => reads.set(id, (reads.get(id) ?? 0) + count));
    for (const { targetChange, documentChange } of parseMessages(stream)) {
      if (targetChange?.targetChangeType === 'ADD') add(targetChange.targetIds, 0);
      add(documentChange?.targetIds, 1);
    }
    return sum + [...reads.values()].reduce((total, count) => total + Math.max(1, count), 0);
  }, 0);
}

/** A WebChannel response: frames of numbered message lists, each after its length. The last one may be incomplete. */
function parseMessages(stream: string): ListenMessage[] {
  const messages: ListenMessage[] = [];
  for (let start = 0, end = 0; start < stream.length; start = end) {
    const lineEnd = stream.indexOf('\n', start);
    end = lineEnd + 1 + Number(stream.slice(start, lineEnd));
    if (lineEnd === -1 || end > stream.length) break;
    const lists = JSON.parse(stream.slice(lineEnd + 1, end)) as readonly [number, readonly ListenMessage[]][];
    messages.push(...lists.flatMap(([, list]) => list));
  }
  return messages;
}
