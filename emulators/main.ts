import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { parseArguments, usage, UsageError, type Command } from './cli/parse-arguments.ts';
import { exitOnSignal } from './java/exit-on-signal.ts';

/** Imports only the selected engine, so that each starts fast. */
async function run(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      console.log(usage);
      return;
    case 'version':
      console.log(readVersion());
      return;
    case 'suite': {
      const { runSuite } = await import('./cli/run-suite.ts');
      runSuite(command.arguments);
      return;
    }
    case 'firestore': {
      prepareProcess();
      const { startFirestore } = await import('./firestore/server.ts');
      const firestore = await startFirestore(command.options);
      console.log(`Firestore is listening on ${command.options.host}:${firestore.port}`);
      exitOnSignal(() => firestore.close(), command.endsWithParent);
      return;
    }
    case 'database': {
      prepareProcess();
      const { startDatabase } = await import('./database/server.ts');
      const database = await startDatabase(command.options);
      console.log(`The Realtime Database is listening on ${command.options.host}:${database.port}`);
      exitOnSignal(() => database.close(), command.endsWithParent);
      return;
    }
    case 'storage-rules': {
      prepareProcess();
      const { runStorageRules } = await import('./storage-rules/runtime.ts');
      runStorageRules(process.stdin, process.stdout);
      process.stdin.on('end', () => process.exit(0));
      exitOnSignal(() => Promise.resolve(), true);
    }
  }
}

function readVersion(): string {
  const json: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  return (json as { readonly version: string }).version;
}

function prepareProcess(): void {
  // A finished HTTP/2 call keeps native memory until the next full collection, which V8 delays until the heap is four
  // times the live size: without the flag the process grows by half without a leak. Versions that lack it print a warning.
  setFlagsFromString('--heap-growing-percent=70');
  // An unexpected error must fail one request, not the whole backend.
  process.on('uncaughtException', (error) => console.error('Unexpected error:', error));
  process.on('unhandledRejection', (error) => console.error('Unexpected rejection:', error));
}

try {
  await run(parseArguments(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nRun "firebase-engines --help" for usage.`);
    process.exit(2);
  }
  console.error('Could not start:', error);
  process.exit(1);
}
