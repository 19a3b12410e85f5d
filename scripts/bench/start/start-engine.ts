import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../../backend/project.ts';
import { freePort, untilOpen } from './until-open.ts';

/**
 * Starts one engine the way firebase-tools does and stops it again.
 *
 * @returns seconds until it accepted connections
 * @throws Error with what it said, when it ended before that
 */
export async function secondsToStart(engine: 'firestore' | 'database'): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const command = ['-jar', `${engine}.jar`, '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(join(projectFolder, 'emulators/java/java'), command, {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const gaveUp = new AbortController();
  let said = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close').then(() =>
    gaveUp.abort(new Error(`the ${engine} engine ended:\n${said}`)),
  );
  try {
    await untilOpen(port, gaveUp.signal);
    return (performance.now() - began) / 1000;
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
