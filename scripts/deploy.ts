/**
 * `npm run deploy -- --project <id> [options of "firebase deploy"]`: builds the app with the variables of the project
 * (.env.<id>), fills in the production origins of firebase.json and deploys.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './backend/project.ts';
import { moveSourceMaps } from './hosting/source-maps.ts';
import { writeFirebaseConfig } from './hosting/firebase-config.ts';
import { buildLinkPreviews } from './hosting/build-link-previews.ts';
import { getProductionOrigins } from './hosting/origins.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';

/** The function's codebase in firebase.json. */
const linkPreviews = { source: '.local/link-previews', codebase: 'link-previews' };

function run(program: string, ...args: string[]): void {
  const path = join(projectRoot, 'node_modules', '.bin', program);
  const { status } = spawnSync(path, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The short hash of the commit that is deployed; `unknown` outside of a repository. */
function readCommit(): string {
  const options = { cwd: projectRoot, encoding: 'utf8' } as const;
  return spawnSync('git', ['rev-parse', '--short', 'HEAD'], options).stdout?.trim() || 'unknown';
}

try {
  const options = process.argv.slice(2);
  const project = parseProject(options);
  if (project === undefined) throw new Error('Usage: npm run deploy -- --project <id>');
  const environment = loadProjectEnvironment(project, projectRoot);
  const origins = getProductionOrigins(environment);
  const release = environment['VITE_RELEASE'] || readCommit();
  process.env['VITE_RELEASE'] = release;
  // The mode selects the file of variables.
  run('vite', 'build', '--mode', project, '--sourcemap', 'hidden');
  const maps = join('.local', 'source-maps', release);
  const mapCount = moveSourceMaps(join(projectRoot, 'dist'), join(projectRoot, maps));
  console.log(`${mapCount} source maps are in ${maps}; they are not published.`);
  const functions = environment['LINK_PREVIEWS'] === '1' ? [linkPreviews] : undefined;
  if (functions) await buildLinkPreviews(join(projectRoot, linkPreviews.source), environment);
  const config = writeFirebaseConfig('.firebase.production.json', origins, functions ? { functions } : {});
  run('firebase', 'deploy', '--config', config, ...options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
