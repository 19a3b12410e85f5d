/**
 * `npm run doctor -- [--local | --project <id>] [--url <https://…>] [--probe]`: checks an environment and names what is
 * missing or wrong. `--local` examines the backend of `npm start`, `--project` the variables of .env.<id>, otherwise
 * those of .env. With `--probe` it also creates a login with a photo, and removes both. Exits with 1 when something is
 * wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { getPorts } from './backend/ports.ts';
import { getAppEnvironment, projectRoot, searchApiKeys } from './backend/project.ts';
import { examine } from './doctor/examine.ts';
import { fetchAccessToken } from './doctor/fetch-access-token.ts';
import { formatFindings } from './doctor/doctor-finding.ts';
import { probe } from './doctor/probe.ts';
import type { Target } from './doctor/target.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

async function readTarget(): Promise<Target> {
  const { values } = parseArgs({
    options: {
      local: { type: 'boolean' },
      project: { type: 'string', short: 'P' },
      url: { type: 'string' },
      probe: { type: 'boolean' },
    },
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
  const target = await readTarget();
  const findings = await examine(target, (file) => readFileSync(join(projectRoot, file), 'utf8'));
  if (process.argv.includes('--probe')) findings.push(...(await probe(target)));
  console.log(formatFindings(findings));
  if (findings.some(({ status }) => status === 'wrong')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run doctor -- [--local | --project <id>] [--url <https://…>] [--probe]');
  process.exitCode = 1;
}
