/**
 * `npm run search-sync`: the service of services/search-sync. `--local` points it at the backend of `npm start`,
 * `--project <id>` at the project of .env.<id>; otherwise it reads the environment.
 */
import { parseArgs } from 'node:util';
import { getPorts } from './backend/ports.ts';
import { getEmulatorEnvironment, host, projectId, projectRoot, searchApiKeys } from './backend/project.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

function getLocalEnvironment(): Record<string, string> {
  const ports = getPorts('dev');
  return {
    ...getEmulatorEnvironment(ports),
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_SEARCH_URL: `http://${host}:${ports.search}`,
    SEARCH_ADMIN_KEY: searchApiKeys.admin,
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { local: { type: 'boolean' }, project: { type: 'string', short: 'P' } },
});
const project = parseProject(process.argv);
if (values.local) Object.assign(process.env, getLocalEnvironment());
else if (project !== undefined) Object.assign(process.env, loadProjectEnvironment(project, projectRoot));
process.argv.splice(2, Infinity, ...positionals);
await import('../services/search-sync/main.ts');
