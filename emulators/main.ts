import { setFlagsFromString } from 'node:v8';
import { parseArguments, usage, UsageError, type Command } from './cli/parse-arguments.ts';
import { exitWithParent } from './java/exit-with-parent.ts';

/** Imports only the selected engine, so that each starts fast. */
async function run(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      console.log(usage);
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
      exitWithParent(() => firestore.close());
      return;
    }
    case 'database': {
      prepareProcess();
      const { startDatabase } = await import('./database/server.ts');
      const database = await startDatabase(command.options);
      console.log(`The Realtime Database is listening on ${command.options.host}:${database.port}`);
      exitWithParent(() => database.close());
      return;
    }
    case 'storage-rules': {
      prepareProcess();
      const { runStorageRules } = await import('./storage-rules/runtime.ts');
      runStorageRules(process.stdin, process.stdout);
      process.stdin.on('end', () => process.exit(0));
      exitWithParent(() => Promise.resolve());
    }
  }
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
