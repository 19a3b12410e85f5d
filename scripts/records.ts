/** `npm run records -- rebuild|verify --local|--project <id>`: fills or checks the records; see services/records. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildRecords, verifyRecords } from '#services/records/rebuild-records.ts';
import { getPorts } from './backend/ports.ts';
import { getEmulatorEnvironment, projectId, projectRoot } from './backend/project.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

const usage = 'Usage: npm run records -- rebuild|verify --local|--project <id>';

function readProject(argv: readonly string[]): string {
  if (argv.includes('--local')) {
    Object.assign(process.env, getEmulatorEnvironment(getPorts('dev')));
    return projectId;
  }
  const project = parseProject(argv);
  if (project === undefined) throw new Error(usage);
  loadProjectEnvironment(project, projectRoot);
  return project;
}

/** @returns the exit code */
async function run([command, ...options]: readonly string[]): Promise<number> {
  if (command !== 'rebuild' && command !== 'verify') throw new Error(usage);
  const app = initializeApp({ projectId: readProject(options) });
  const firestore = getFirestore(app);
  try {
    if (command === 'rebuild') {
      console.log(`${await rebuildRecords(firestore)} records filled.`);
      return 0;
    }
    let count = 0;
    for await (const difference of verifyRecords(firestore)) {
      console.log(difference);
      count += 1;
    }
    console.log(count === 0 ? 'The records match the rides.' : `${count} differences found.`);
    return count === 0 ? 0 : 1;
  } finally {
    await deleteApp(app);
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
