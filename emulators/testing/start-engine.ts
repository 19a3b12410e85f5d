import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from './child-server.ts';

const ownProgram = join(import.meta.dirname, '../java/java');

/**
 * Starts an engine in a child process, like firebase-tools, and waits until it accepts connections.
 *
 * @param options in the form of firebase-tools, such as `--rules file`
 * @param program `java/java` of another copy of this package
 * @throws Error with the text of stderr when it exits before that
 */
export function startEngine(
  engine: 'firestore' | 'database',
  options: readonly string[] = [],
  program = ownProgram,
): Promise<ChildServer> {
  return startChildServer((port) => {
    const command = ['-jar', `${engine}.jar`, '--host', '127.0.0.1', '--port', String(port), ...options];
    return spawn(program, command, { stdio: ['pipe', 'ignore', 'pipe'] });
  });
}
