import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { listen, type Listening } from '../../listening.ts';

/** What an HTTP/2 connection without TLS starts with ("PRI * HTTP/2.0"); no HTTP/1.1 method does. */
const HTTP_2 = 'PRI';

/**
 * Listens on one port for HTTP/1.1 and HTTP/2, told apart by their first bytes. Closing it cuts every connection, hanging
 * back channels included.
 *
 * @throws when the port is taken
 */
export async function openPort(
  host: string,
  port: number,
  http1: HttpServer,
  http2: (socket: Socket) => void,
): Promise<Listening> {
  const sockets = new Set<Socket>();
  // Sockets handed over to an HTTP server do not get its own noDelay; without it each answer waits 40 ms.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    sniff(socket, (isHttp2) => (isHttp2 ? http2(socket) : http1.emit('connection', socket)));
  });
  return listen(server, { host, port }, () => {
    for (const socket of sockets) socket.destroy();
  });
}

/** Waits for enough bytes to tell, puts them back and decides. */
function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let seen = Buffer.alloc(0);
  const look = () => {
    const chunk = socket.read() as Buffer | null;
    if (chunk !== null) seen = Buffer.concat([seen, chunk]);
    const start = seen.subarray(0, HTTP_2.length).toString('latin1');
    if (start.length < HTTP_2.length && HTTP_2.startsWith(start)) {
      socket.once('readable', look);
      return;
    }
    socket.unshift(seen);
    decide(start === HTTP_2);
  };
  socket.once('readable', look);
}
