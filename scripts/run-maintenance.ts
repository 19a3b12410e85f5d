import { deleteApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { openApp, type Environment } from './admin/open-app.ts';
import { InputError, readInput, runCommandLine } from './command-line.ts';

/** What a service keeps beside the documents that it is made from. */
interface Maintained {
  rebuild(): Promise<void>;
  /** One line per difference. */
  verify(): AsyncIterable<string>;
}

interface Maintenance {
  /** Of the npm script. */
  name: string;
  /** What `verify` says where nothing differs. */
  match: string;
  open: (firestore: Firestore, environment: Environment) => Maintained;
}

const options = {
  local: { type: 'boolean', default: false },
  project: { type: 'string', short: 'P' },
} as const;

async function run(args: string[], { name, match, open }: Maintenance): Promise<number> {
  const usage = `Usage: npm run ${name} -- rebuild|verify --local|--project <id>`;
  const { values, positionals } = readInput({ args, allowPositionals: true, options }, usage);
  const [command, ...rest] = positionals;
  if ((command !== 'rebuild' && command !== 'verify') || rest.length > 0)
    throw new InputError(`There is no command "${positionals.join(' ')}".\n${usage}`);
  if (values.local === (values.project !== undefined))
    throw new InputError(`Name one backend, with --local or --project.\n${usage}`);
  const { app, environment } = await openApp(values.project);
  try {
    const maintained = open(getFirestore(app), environment);
    if (command === 'rebuild') {
      await maintained.rebuild();
      return 0;
    }
    let count = 0;
    for await (const difference of maintained.verify()) {
      console.log(difference);
      count += 1;
    }
    console.log(count === 0 ? match : `${count} differences found.`);
    return count === 0 ? 0 : 1;
  } finally {
    await deleteApp(app);
  }
}

/** Runs `rebuild` or `verify` of a service as the arguments say, and sets the exit code: 1 for a difference. */
export const runMaintenance = (maintenance: Maintenance): Promise<void> =>
  runCommandLine((argv) => run(argv, maintenance));
