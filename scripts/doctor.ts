/**
 * `npm run doctor -- [--local | --project <id>] [--url <https://…>]`: checks an environment and names what is missing or
 * wrong. `--local` examines the backend of `npm start`, `--project` the variables of .env.<id>, otherwise those of .env.
 * Exits with 1 when something is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { getPorts } from './backend/ports.ts';
import { getAppEnvironment, projectRoot, searchApiKeys } from './backend/project.ts';
import { checkMachine, readNpmVersion } from './doctor/check-local-machine.ts';
import { examine } from './doctor/examine.ts';
import { formatFindings } from './doctor/doctor-finding.ts';
import { fetchAccessToken } from './doctor/google-credentials.ts';
import type { Target } from './doctor/target.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

async function readTarget(): Promise<Target> {
  const { values } = parseArgs({
    options: { local: { type: 'boolean' }, project: { type: 'string', short: 'P' }, url: { type: 'string' } },
  });
  if (values.local) {
    const environment = { ...getAppEnvironment(getPorts('dev')), SEARCH_ADMIN_KEY: searchApiKeys.admin };
    return { environment, isLocal: true };
  }
  const project = parseProject(process.argv);
  const accessToken = await fetchAccessToken();
  return {
    environment:
      project === undefined
        ? loadEnv('production', projectRoot, ['VITE_', 'SEARCH_'])
        : loadProjectEnvironment(project, projectRoot),
    isLocal: false,
    ...(values.url !== undefined && { siteUrl: new URL(values.url).origin }),
    ...(accessToken !== undefined && { accessToken }),
  };
}

try {
  const npm = readNpmVersion(process.env['npm_config_user_agent']);
  const machine = checkMachine({ node: process.versions.node, npm });
  const target = await readTarget();
  const findings = await examine(target, (file) => readFileSync(join(projectRoot, file), 'utf8'));
  const all = [...machine, ...findings];
  console.log(formatFindings(all));
  if (all.some(({ status }) => status === 'wrong')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run doctor -- [--local | --project <id>] [--url <https://…>]');
  process.exitCode = 1;
}
