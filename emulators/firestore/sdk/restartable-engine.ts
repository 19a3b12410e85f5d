import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, waitForPort } from '#testing/wait-for-port.ts';

const loopbackHost = '127.0.0.1';
const launcherPath = join(import.meta.dirname, '../../java/java');

/** An engine in a separate process that can be killed and restarted on the same port. */
export interface RestartableEngine {
  readonly host: string;
  readonly port: number;
  /** Exports the data as firebase-tools does, to import them at the next restart. */
  export(): Promise<void>;
  /** Kills the process (SIGKILL) and starts it again with the latest export, or empty. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the engine as firebase-tools does. @throws Error when its port does not open within 20 s */
export async function startRestartableEngine(projectId: string): Promise<RestartableEngine> {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
  let exportCount = 0;
  const start = async () => {
    const metadataFile = join(folder, String(exportCount), 'firestore_export.overall_export_metadata');
    const options = ['--host', loopbackHost, '--port', String(port), '--project_id', projectId];
    const importOptions = exportCount === 0 ? [] : ['--seed_from_export', metadataFile];
    const child = spawn(launcherPath, ['-jar', 'firestore.jar', ...options, ...importOptions], {
      stdio: 'ignore',
    });
    await waitForPort(port, AbortSignal.timeout(20_000));
    return child;
  };
  let child = await start();
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    host: loopbackHost,
    port,
    async export() {
      const database = `projects/${projectId}/databases/(default)`;
      const response = await fetch(
        `http://${loopbackHost}:${port}/emulator/v1/projects/${projectId}:export`,
        {
          method: 'POST',
          body: JSON.stringify({ database, export_directory: folder, export_name: String(exportCount + 1) }),
        },
      );
      if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
      exportCount++;
    },
    async restart() {
      await kill();
      child = await start();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
