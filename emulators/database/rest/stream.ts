import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../credentials.ts';
import { toPlainJson, type Json } from '../data/json.ts';
import { formatPath, type Path } from '../data/keys.ts';
import type { Query } from '../data/query.ts';
import type { Instance } from '../instance.ts';
import type { Listener, Update } from '../listener.ts';

const keepAliveIntervalMs = 30_000;

/**
 * Responds with server-sent events: `put` and `patch` with a path relative to the requested one, `keep-alive`, and
 * `cancel` when reading is no longer allowed.
 *
 * @throws PermissionDeniedError before anything is sent
 */
export function streamEvents(
  request: IncomingMessage,
  response: ServerResponse,
  instance: Instance,
  path: Path,
  query: Query,
  caller: Caller,
): void {
  const send = (event: string, data: Json) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const listener: Listener = {
    path,
    query,
    getCaller: () => caller,
    onUpdate: (update) => send(...toEvent(update, path)),
    onRevoked() {
      send('cancel', null);
      response.end();
    },
  };
  const node = instance.addListener(listener);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  send('put', { path: '/', data: toPlainJson(node) });

  const keepAlive = setInterval(() => send('keep-alive', null), keepAliveIntervalMs);
  request.once('close', () => {
    clearInterval(keepAlive);
    instance.removeListener(listener);
  });
}

function toEvent(update: Update, listenerPath: Path): ['put' | 'patch', Json] {
  const path = `/${formatPath(update.path.slice(listenerPath.length))}`;
  if (update.kind === 'set') return ['put', { path, data: toPlainJson(update.node) }];
  const data = Object.fromEntries(
    update.children.map(([childPath, node]) => [formatPath(childPath), toPlainJson(node)]),
  );
  return ['patch', { path, data }];
}
