// Preloaded into firebase-tools (node --import). Node closes a connection after 5 s without a request; on a busy machine
// that is the moment in which a browser or an SDK sends the next one, which then fails.
import { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

const keepAliveTimeoutMs = 65_000;

Server.prototype.listen = function listen(...listenArguments) {
  this.keepAliveTimeout = keepAliveTimeoutMs;
  return NetServer.prototype.listen.apply(this, listenArguments);
};
