/**
 * The engine behind one `java` call of firebase-tools; see java/java. Imports only the engine asked for, so
 * that each starts fast.
 */
import { existsSync } from 'node:fs';
import { parseJavaArguments } from './java/java-arguments.ts';
import { exitWithParent } from './java/exit-with-parent.ts';

const { engine, options } = parseJavaArguments(process.argv.slice(2));
const host = options.get('host') ?? '127.0.0.1';
const port = Number(options.get('port') ?? 0);

// A request that goes wrong in a way nobody foresaw costs that request, not everybody's backend.
process.on('uncaughtException', (error) => console.error('Unexpected error:', error));
process.on('unhandledRejection', (error) => console.error('Unexpected rejection:', error));

async function startSelectedEngine(): Promise<{ close(): Promise<void> }> {
  if (engine === 'firestore') {
    const { startFirestore } = await import('#firestore/server.ts');
    const rulesFile = options.get('rules');
    const importFile = options.get('seed_from_export');
    const indexesFile = process.env['EMULATOR_FIRESTORE_INDEXES'];
    return startFirestore({
      host,
      port,
      projectId: options.get('project_id') ?? 'demo-project',
      ...(rulesFile !== undefined && { rulesFile }),
      ...(indexesFile !== undefined && existsSync(indexesFile) && { indexesFile }),
      ...(importFile !== undefined && { importFile }),
    });
  }
  if (engine === 'database') {
    const { startDatabase } = await import('#database/server.ts');
    return startDatabase({ host, port });
  }
  const { runStorageRules } = await import('#storage-rules/runtime.ts');
  runStorageRules(process.stdin, process.stdout);
  process.stdin.on('end', () => process.exit(0));
  return { close: async () => {} };
}

try {
  const running = await startSelectedEngine();
  exitWithParent(() => running.close());
} catch (error) {
  console.error(`The ${engine} engine could not start:`, error);
  process.exit(1);
}
