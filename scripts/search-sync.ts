/**
 * `npm run search-sync`: the service of services/search-sync. `--local` points it at the backend of `npm start`,
 * `--project <id>` at the project of .env.<id>; otherwise it reads the environment.
 */
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

const argv = process.argv.slice(2);
const project = parseProject(argv);
const isHandled = (argument: string, index: number) =>
  argument === '--local' || /^(--project|-P)(=|$)/.test(argument) || argv[index - 1] === '--project';
if (argv.includes('--local')) Object.assign(process.env, getLocalEnvironment());
else if (project !== undefined) Object.assign(process.env, loadProjectEnvironment(project, projectRoot));
process.argv.splice(2, argv.length, ...argv.filter((argument, index) => !isHandled(argument, index)));
await import('../services/search-sync/main.ts');
