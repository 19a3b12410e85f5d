import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  connect as connectHttp2,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

const hosts = [
  '*.googleapis.com',
  '*.web.app',
  '*.firebaseio.com',
  '*.cloudfunctions.net',
  'rodeoreel.example',
  'search.example',
  'content.example',
];

/** What a host is: a port of this machine, or what answers a request. */
export type Target = number | ((request: IncomingMessage, response: ServerResponse) => void);

/** Creates a certificate for all hosts: `cert.pem` in a folder. */
function createCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const parameters = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=stand-in', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', '-x509', ...parameters, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Local servers answer to local names only. The namespace is part of the host's name. */
const localize = (url: string, host: string) =>
  host.endsWith('.firebaseio.com') ? `${url}${url.includes('?') ? '&' : '?'}ns=${host.split('.')[0]}` : url;

function forward(request: IncomingMessage, response: ServerResponse, port: number, host: string) {
  const { method, url = '/', headers } = request;
  const options = { port, method, path: localize(url, host), headers: { ...headers, host: '127.0.0.1' } };
  const upstream = sendRequest(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

function forwardUpgrade(request: IncomingMessage, socket: Duplex, port: number, host: string) {
  const upstream = connect(port, '127.0.0.1');
  const headers = Object.entries({ ...request.headers, host: '127.0.0.1' });
  const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  upstream.write(`GET ${localize(request.url ?? '/', host)} HTTP/1.1\r\n${lines}\r\n`);
  socket.pipe(upstream).pipe(socket);
  for (const each of [socket, upstream])
    each.on('error', () => [socket, upstream].forEach((end) => end.destroy()));
}

/** A call of gRPC, whose status is in the trailers. */
function forwardCall(request: Http2ServerRequest, response: Http2ServerResponse, port: number) {
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  const upstream = session.request({ ...request.headers, ':authority': '127.0.0.1' });
  upstream.on('response', ({ ':status': status = 502, ...headers }) => {
    response.writeHead(status, headers).write('');
    upstream.pipe(response);
  });
  upstream.on('trailers', (trailers: OutgoingHttpHeaders) => response.addTrailers(trailers));
  request.pipe(upstream);
  for (const each of [session, upstream]) each.on('error', () => response.stream.destroy());
  request.stream.on('error', () => session.destroy());
  response.on('close', () => session.destroy());
}

/**
 * Ends TLS for all hosts of the rehearsal and sends what arrives to their targets.
 *
 * @param folder for the certificate
 */
export async function startFront(folder: string, find: (host: string, path?: string) => Target) {
  const server = createSecureServer({ ...createCertificate(folder), allowHTTP1: true });
  const getHost = (request: IncomingMessage) => (request.headers.host ?? '').replace(/:\d+$/, '');
  server.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.httpVersionMajor !== 2) return;
    const target = find(request.authority.replace(/:\d+$/, ''));
    if (typeof target === 'number') forwardCall(request, response, target);
    else response.stream.close();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.httpVersionMajor === 2) return;
    const target = find(getHost(request), request.url ?? '/');
    if (typeof target === 'number') forward(request, response, target, getHost(request));
    else target(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const target = find(getHost(request), request.url ?? '/');
    if (typeof target === 'number') forwardUpgrade(request, socket, target, getHost(request));
    else socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
