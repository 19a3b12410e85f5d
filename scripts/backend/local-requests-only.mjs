// Preloaded into firebase-tools (node --import). Its Auth and Storage emulators and its hub trust `Bearer owner`, answer
// any Host and allow every origin, so a web page on another site could use them: only pages and programs of this machine
// may. The engines check this themselves (emulators/local-requests.ts).
import { Server } from 'node:http';

const localName = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const isLocalHost = (host = '') => localName.test(host.replace(/:\d+$/, ''));
const isLocalOrigin = (origin) => URL.canParse(origin) && isLocalHost(new URL(origin).host);

const emit = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function emitLocalRequest(event, request, response, ...rest) {
  if (event !== 'request' && event !== 'upgrade')
    return Reflect.apply(emit, this, [event, request, response, ...rest]);
  const { host, origin } = request.headers;
  if (isLocalHost(host) && (origin === undefined || isLocalOrigin(origin)))
    return Reflect.apply(emit, this, [event, request, response, ...rest]);
  if (event === 'upgrade') response.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  else response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Only answers requests of localhost.\n');
  return true;
};
