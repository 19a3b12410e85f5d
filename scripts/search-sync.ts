/** `npm run search-sync`: the service of services/search-sync; `--local` points it at the backend of `npm start`. */
import { getPorts } from './backend/ports.ts';
import { getEmulatorEnvironment, host, projectId, searchApiKeys } from './backend/project.ts';

if (process.argv.at(-1) === '--local') {
  process.argv.pop();
  const ports = getPorts('dev');
  Object.assign(process.env, getEmulatorEnvironment(ports), {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_SEARCH_URL: `http://${host}:${ports.search}`,
    SEARCH_ADMIN_KEY: searchApiKeys.admin,
  });
}
await import('../services/search-sync/main.ts');
