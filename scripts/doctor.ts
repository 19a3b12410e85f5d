/**
 * `npm run doctor -- [--local | --project <id>] [--url <https://…>] [--probe]`: checks an environment and names what is
 * missing or wrong. `--local` examines the backend of `npm start`, `--project` the variables of .env.<id>, otherwise
 * those of .env. With `--probe` it also creates a login with a photo, and removes both. Exits with 1 when something is
 * wrong, and with 2 when it could reach nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { getPorts } from './backend/ports.ts';
import { getAppEnvironment, projectRoot, searchApiKeys } from './backend/project.ts';
import { InputError, readInput, runCommandLine } from './command-line.ts';
import { examine, isOffline } from './doctor/examine.ts';
import { fetchAccessToken } from './doctor/fetch-access-token.ts';
import { formatFindings } from './doctor/doctor-finding.ts';
import { probe } from './doctor/probe.ts';
import type { Target } from './doctor/target.ts';
import { loadProjectEnvironment } from './hosting/project-environment.ts';

const usage = 'Usage: npm run doctor -- [--local | --project <id>] [--url <https://…>] [--probe]';
const options = {
  local: { type: 'boolean' },
  project: { type: 'string', short: 'P' },
  url: { type: 'string' },
  probe: { type: 'boolean' },
} as const;

async function readTarget(isLocal = false, project?: string, url?: string): Promise<Target> {
  if (isLocal && (project ?? url) !== undefined)
    throw new InputError(`--local is the backend of npm start, without --project and --url.\n${usage}`);
  if (url !== undefined && !(/^https?:/.test(url) && URL.canParse(url)))
    throw new InputError(`"${url}" is not the address of a site.\n${usage}`);
  if (isLocal) {
    const environment = { ...getAppEnvironment(getPorts('dev')), SEARCH_ADMIN_KEY: searchApiKeys.admin };
    return { environment, isLocal: true };
  }
  const accessToken = await fetchAccessToken();
  return {
    environment:
      project === undefined
        ? loadEnv('production', projectRoot, ['VITE_', 'SEARCH_'])
        : loadProjectEnvironment(project, projectRoot),
    isLocal: false,
    ...(url !== undefined && { siteUrl: new URL(url).origin }),
    ...(accessToken !== undefined && { accessToken }),
  };
}

await runCommandLine(async (args) => {
  const { values } = readInput({ args, options }, usage);
  const target = await readTarget(values.local, values.project, values.url);
  const findings = await examine(target, (file) => readFileSync(join(projectRoot, file), 'utf8'));
  if (values.probe)
    findings.push(
      ...(await probe(
        target,
        join(projectRoot, '.local/probe', target.environment['VITE_FIREBASE_PROJECT_ID'] ?? ''),
      )),
    );
  console.log(formatFindings(findings));
  if (findings.some(isOffline)) return 2;
  return findings.some(({ status }) => status === 'wrong') ? 1 : 0;
});
