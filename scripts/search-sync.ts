/** `npm run search-sync -- rebuild|verify --local|--project <id>`: fills or checks the search index; see services/search-sync. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildIndex, verifyIndex } from '#services/search-sync/rebuild-index.ts';
import { createSearchIndex, patience } from '#services/search-sync/search-index.ts';
import { getPorts } from './backend/ports.ts';
import { getEmulatorEnvironment, host, projectId, projectRoot, searchApiKeys } from './backend/project.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

const usage = 'Usage: npm run search-sync -- rebuild|verify --local|--project <id>';
const log = (line: string) => console.log(line);

function readTarget(argv: readonly string[]): Record<'project' | 'url' | 'key', string> {
  if (argv.includes('--local')) {
    const ports = getPorts('dev');
    Object.assign(process.env, getEmulatorEnvironment(ports));
    return { project: projectId, url: `http://${host}:${ports.search}`, key: searchApiKeys.admin };
  }
  const project = parseProject(argv);
  if (project === undefined) throw new Error(usage);
  const { VITE_SEARCH_URL: url, SEARCH_ADMIN_KEY: key } = loadProjectEnvironment(project, projectRoot);
  if (!url || !key) throw new Error('VITE_SEARCH_URL and SEARCH_ADMIN_KEY must be set (see .env.example).');
  return { project, url, key };
}

/** @returns the exit code */
async function run([command, ...options]: readonly string[]): Promise<number> {
  if (command !== 'rebuild' && command !== 'verify') throw new Error(usage);
  const { project, url, key } = readTarget(options);
  const app = initializeApp({ projectId: project });
  const context = { firestore: getFirestore(app), index: createSearchIndex(url, key, patience), log };
  try {
    if (command === 'rebuild') {
      await rebuildIndex(context);
      return 0;
    }
    let count = 0;
    for await (const difference of verifyIndex(context)) {
      log(difference);
      count += 1;
    }
    log(count === 0 ? 'The index matches Firestore.' : `${count} differences found.`);
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
