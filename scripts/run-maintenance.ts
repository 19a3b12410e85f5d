import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getPorts } from './backend/ports.ts';
import { getEmulatorEnvironment, host, projectId, projectRoot, searchApiKeys } from './backend/project.ts';
import { requireAccessToken } from './doctor/fetch-access-token.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
  open(firestore: Firestore, environment: Environment): Maintained;
}

async function readTarget(argv: readonly string[], usage: string) {
  if (argv.includes('--local')) {
    const ports = getPorts('dev');
    Object.assign(process.env, getEmulatorEnvironment(ports));
    const search = {
      VITE_SEARCH_URL: `http://${host}:${ports.search}`,
      SEARCH_ADMIN_KEY: searchApiKeys.admin,
    };
    return { project: projectId, environment: search };
  }
  const project = parseProject(argv);
  if (project === undefined) throw new Error(usage);
  const environment = loadProjectEnvironment(project, projectRoot);
  await requireAccessToken();
  return { project, environment };
}

async function run([command, ...options]: readonly string[], maintenance: Maintenance): Promise<number> {
  const { name, match } = maintenance;
  const usage = `Usage: npm run ${name} -- rebuild|verify --local|--project <id>`;
  if (command !== 'rebuild' && command !== 'verify') throw new Error(usage);
  const { project, environment } = await readTarget(options, usage);
  const app = initializeApp({ projectId: project });
  try {
    const maintained = maintenance.open(getFirestore(app), environment);
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

/** Runs `rebuild` or `verify` of a service as the arguments say, and sets the exit code: 1 for a difference or an error. */
export async function runMaintenance(maintenance: Maintenance): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), maintenance);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
