/**
 * Kills this process with its nth request of Firestore or by fetch, KILL_AT, before it is sent; or says at the end how
 * many there were.
 */
import { writeFileSync } from 'node:fs';
import http2 from 'node:http2';

const { KILL_AT, REQUEST_COUNT_FILE } = process.env;
let count = 0;
function countRequest() {
  count += 1;
  if (count === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
}

const { connect } = http2;
http2.connect = (...args) => {
  const session = connect(...args);
  const { request } = session;
  session.request = (...options) => {
    countRequest();
    return request.apply(session, options);
  };
  return session;
};
const { fetch } = globalThis;
globalThis.fetch = (...args) => {
  countRequest();
  return fetch(...args);
};
process.on('exit', () => REQUEST_COUNT_FILE && writeFileSync(REQUEST_COUNT_FILE, String(count)));
