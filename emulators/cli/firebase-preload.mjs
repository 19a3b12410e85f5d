import { createRequire } from 'node:module';
import { OutgoingMessage, Server } from 'node:http';
import { Server as NetServer } from 'node:net';

// Preloaded into firebase-tools (node --import).

// When the launcher exits for any reason, firebase-tools and its
// engines shut down as on Ctrl-C.
const parent = process.ppid;
const timeoutMs = process.argv.includes('--export-on-exit') ? 120_000 : 8000;
const parentCheck = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(parentCheck);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), timeoutMs);
}, 1000);
parentCheck.unref();
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

// At startup, its Auth emulator compiles a validator for every API
// operation, which takes most of the startup time; exegesis can compile each at first use instead
// (lazyCompileValidationSchemas). With an incompatible version nothing changes and the start is slower.
try {
  const fromAuthEmulator = createRequire(process.argv[1]);
  const api = fromAuthEmulator('exegesis-express');
  const middleware = api.middleware;
  api.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
} catch {
  // Only slower.
}

// Node closes a connection after 5 s without a request; on a busy machine
// that is the moment in which a browser or an SDK sends the next one, which then fails.
const keepAliveTimeoutMs = 65_000;

Server.prototype.listen = function listen(...listenArguments) {
  this.keepAliveTimeout = keepAliveTimeoutMs;
  return NetServer.prototype.listen.apply(this, listenArguments);
};

// Its Auth and Storage emulators and its hub trust `Bearer owner`, answer
// any Host and allow every origin, so a web page on another site could use them: only pages and programs of this machine
// may. The engines check this themselves (local-requests.ts).
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

// Its Storage emulator repeats what an upload asked for in headers, such as the caching; a line break in one would end the
// process.
const setHeader = Reflect.get(OutgoingMessage.prototype, 'setHeader');
OutgoingMessage.prototype.setHeader = function setSafeHeader(name, value) {
  const isSafe = typeof value !== 'string' || /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
  return Reflect.apply(setHeader, this, [name, isSafe ? value : encodeURI(value)]);
};
