import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { listen, type RunningServer } from '../../listen.ts';

/** The start of an HTTP/2 connection without TLS ("PRI * HTTP/2.0"); no HTTP/1.1 method starts with it. */
const http2Preface = 'PRI';

/**
 * Listens on one port for HTTP/1.1 and HTTP/2, distinguished by their first bytes. Closing it cuts all connections,
 * including open back channels.
 *
 * @throws when the port is taken
 */
export async function openSharedPort(
  host: string,
  port: number,
  http1: HttpServer,
  http2: (socket: Socket) => void,
): Promise<RunningServer> {
  const sockets = new Set<Socket>();
  // An HTTP server does not apply its own noDelay to injected sockets; without it, each response is delayed by 40 ms.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    detectProtocol(socket, (isHttp2) => (isHttp2 ? http2(socket) : http1.emit('connection', socket)));
  });
  return listen(server, { host, port }, () => {
    for (const socket of sockets) socket.destroy();
  });
}

/** Reads enough bytes to detect the protocol, puts them back and calls `onDetected`. */
function detectProtocol(socket: Socket, onDetected: (isHttp2: boolean) => void): void {
  let received = Buffer.alloc(0);
  const readStart = () => {
    const chunk = socket.read() as Buffer | null;
    if (chunk !== null) received = Buffer.concat([received, chunk]);
    const start = received.subarray(0, http2Preface.length).toString('latin1');
    if (start.length < http2Preface.length && http2Preface.startsWith(start)) {
      socket.once('readable', readStart);
      return;
    }
    socket.unshift(received);
    onDetected(start === http2Preface);
  };
  socket.once('readable', readStart);
}
