import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { listen, type RunningServer } from '../../listen.ts';

/** What an HTTP/2 connection without TLS starts with ("PRI * HTTP/2.0"); no HTTP/1.1 method does. */
const http2Preface = 'PRI';

/**
 * Listens on one port for HTTP/1.1 and HTTP/2, told apart by their first bytes. Closing it cuts every connection, hanging
 * back channels included.
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
  // Sockets handed over to an HTTP server do not get its own noDelay; without it each answer waits 40 ms.
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

/** Waits for enough bytes to tell, puts them back and decides. */
function detectProtocol(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let seen = Buffer.alloc(0);
  const look = () => {
    const chunk = socket.read() as Buffer | null;
    if (chunk !== null) seen = Buffer.concat([seen, chunk]);
    const start = seen.subarray(0, http2Preface.length).toString('latin1');
    if (start.length < http2Preface.length && http2Preface.startsWith(start)) {
      socket.once('readable', look);
      return;
    }
    socket.unshift(seen);
    decide(start === http2Preface);
  };
  socket.once('readable', look);
}
