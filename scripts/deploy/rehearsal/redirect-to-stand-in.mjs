// Preloaded into every Node process of the rehearsal: what is addressed to Google, by any client, goes to the stand-in.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

const connect = Reflect.get(Socket.prototype, 'connect');
Socket.prototype.connect = function connectToStandIn(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof options === 'object' && Number(options.port) === 443)
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env.STAND_IN_PORT) });
  return Reflect.apply(connect, this, args);
};

// gRPC looks up names itself.
const { lookup } = dns.promises;
dns.promises.lookup = (name, options) =>
  name.endsWith('.googleapis.com') ? lookup('127.0.0.1', options) : lookup(name, options);
syncBuiltinESMExports();
