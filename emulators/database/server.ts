import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { AppCheckVerifier } from '../app-check.ts';
import { listen, type RunningServer } from '../listen.ts';
import { isFromLocalOrigin, isLocalHost, onlyLocalHosts } from '../local-requests.ts';
import { anonymousCaller, parseAuthorizationHeader } from './credentials.ts';
import type { Instance } from './instance.ts';
import { InstanceRegistry, parseNamespace } from './instance-registry.ts';
import { handleRequest } from './rest/handler.ts';
import { FrameReader, splitIntoFrames } from './socket/frames.ts';
import { Session } from './socket/session.ts';

export interface DatabaseOptions {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** The key of App Check tokens (see AppCheckVerifier), which clients then need. */
  readonly appCheckKey?: string;
}

const maxFrameBytes = 32 * 1024 * 1024;

/**
 * Starts the Realtime Database engine: WebSocket and REST on one port, with one in-memory database for each `ns`.
 *
 * @throws Error when the port is in use
 */
export async function startDatabase({ host, port, appCheckKey }: DatabaseOptions): Promise<RunningServer> {
  const appCheck = appCheckKey === undefined ? undefined : new AppCheckVerifier(appCheckKey);
  const instances = new InstanceRegistry();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const server = createServer(
    onlyLocalHosts((request, response) => void handleRequest(request, response, instances, appCheck)),
  );

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const { host: hostHeader } = request.headers;
    if (hostHeader !== undefined && !isLocalHost(hostHeader)) {
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const url = URL.canParse(request.url ?? '', 'http://local')
      ? new URL(request.url ?? '', 'http://local')
      : undefined;
    const name = url?.pathname === '/.ws' ? parseNamespace(url, hostHeader) : undefined;
    if (name === undefined || hostHeader === undefined) {
      stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) =>
      handleConnection(socket, request, instances.get(name), appCheck),
    );
  });

  return listen(server, { host, port }, () => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
  });
}

function handleConnection(
  socket: WebSocket,
  request: IncomingMessage,
  instance: Instance,
  appCheck: AppCheckVerifier | undefined,
): void {
  const send = (message: unknown) => {
    if (socket.readyState !== socket.OPEN) return;
    for (const frame of splitIntoFrames(message)) socket.send(frame);
  };
  const session = new Session(instance, send, {
    appCheck,
    caller: parseCaller(request),
    isFromLocalPage: isFromLocalOrigin(request),
  });
  const frames = new FrameReader();
  socket.on('message', (data: Buffer, isBinary) => {
    let message: unknown;
    try {
      if (isBinary) throw new SyntaxError('Frames are text');
      message = frames.read(data.toString('utf8'));
    } catch (error) {
      socket.close(1007, error instanceof Error ? error.message.slice(0, 100) : '');
      return;
    }
    session.receive(message);
  });
  // An error is always followed by a close event.
  socket.on('error', () => {});
  socket.on('close', () => session.close());

  const handshake = {
    ts: Date.now(),
    v: '5',
    // The host for further connections of the client.
    h: request.headers.host ?? '',
    s: randomBytes(16).toString('hex'),
  };
  send({ t: 'c', d: { t: 'h', d: handshake } });
}

/** Node clients authenticate with a header of the upgrade request; browsers cannot. */
function parseCaller(request: IncomingMessage) {
  try {
    return parseAuthorizationHeader(request.headers.authorization) ?? anonymousCaller;
  } catch {
    return anonymousCaller;
  }
}
