/**
 * `npm run deploy -- --project <id> [--only <targets>] [--preview] [options of "firebase deploy"]`: builds the app with
 * the variables of the project (.env.<id>), deploys indexes and waits for them, then the rules, then the app: to a
 * preview channel, whose very files then go live. `--preview` ends at the channel.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './backend/project.ts';
import { parseDeployOptions } from './deploy/deploy-options.ts';
import { keepAssets } from './deploy/keep-assets.ts';
import { requireUploadGrant, waitForIndexes } from './deploy/wait-for-google.ts';
import { checkConfiguration } from './doctor/check-configuration.ts';
import { formatFindings } from './doctor/doctor-finding.ts';
import { requireAccessToken } from './doctor/fetch-access-token.ts';
import { buildFunction } from './hosting/build-function.ts';
import { describeDatabases, writeFirebaseConfig } from './hosting/firebase-config.ts';
import { getProductionOrigins } from './hosting/origins.ts';
import { loadProjectEnvironment, parseProject } from './hosting/project-environment.ts';
import { moveSourceMaps } from './hosting/source-maps.ts';

/** The optional services, each with the variable that turns it on. */
const services = {
  'link-previews': 'LINK_PREVIEWS',
  'search-sync': 'SEARCH_SYNC',
  records: 'RECORDS',
  'view-counts': 'VIEW_COUNTS',
  monitoring: 'MONITORING',
} as const;
const channel = 'next';

/** Ends the process when the program fails, which has said why before. */
function run(program: string, ...args: string[]): void {
  const path = join(projectRoot, 'node_modules', '.bin', program);
  const { status, error } = spawnSync(path, args, { cwd: projectRoot, stdio: 'inherit' });
  if (error) throw error;
  if (status === 0) return;
  console.error(
    `\nStopped at "${program} ${args.slice(0, 3).join(' ')}", for the reason above it. Correct that, and deploy again.`,
  );
  process.exit(status ?? 1);
}

/** @throws Error when files differ from the commit: nobody could tell what was deployed, or go back to it */
function readCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout;
  const changed = git('status', '--porcelain');
  if (changed) throw new Error(`Commit or remove what has changed first:\n${changed}`);
  return git('rev-parse', '--short', 'HEAD').trim();
}

/** @throws Error when a variable is missing or wrong */
function requireConfiguration(environment: Readonly<Record<string, string>>): void {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const wrong = checkConfiguration({ environment, isLocal: false }, example).filter(
    ({ status }) => status === 'wrong',
  );
  if (wrong.length > 0) throw new Error(formatFindings(wrong));
  if (!environment['VITE_CONTACT_EMAIL'])
    throw new Error(
      'Set VITE_CONTACT_EMAIL: people must be able to ask for the removal of what concerns them.',
    );
}

async function deploy(project: string, argv: readonly string[]): Promise<void> {
  const environment = loadProjectEnvironment(project, projectRoot);
  requireConfiguration(environment);
  const functions = Object.entries(services)
    .filter(([, variable]) => environment[variable] === '1')
    .map(([codebase]) => ({ codebase, source: `.local/${codebase}` }));
  const options = parseDeployOptions(
    argv,
    functions.map(({ codebase }) => `functions:${codebase}`),
  );
  const release = readCommit();
  const accessToken = await requireAccessToken();
  const siteUrl = `https://${project}.web.app`;
  process.env['VITE_RELEASE'] = release;
  if (options.hasHosting) await buildApp(project, release, siteUrl);
  for (const { codebase, source } of functions)
    await buildFunction(codebase, join(projectRoot, source), environment);
  const origins = getProductionOrigins(environment);
  const config = writeFirebaseConfig('.firebase.production.json', origins, {
    ...(functions.length > 0 && { functions }),
    ...describeDatabases(project, environment),
  });
  const firebase = (command: string, ...args: string[]) =>
    run('firebase', command, ...args, '--config', config, '--project', project);

  const target = { environment, isLocal: false, accessToken };
  for (const each of options.backend) {
    // Without a question about retries, old functions and images of containers.
    const force = each.startsWith('functions') && !options.others.includes('--force') ? ['--force'] : [];
    firebase('deploy', '--only', each, '--message', release, ...force, ...options.others);
    const indexesFile = join(projectRoot, 'firestore.indexes.json');
    if (each === 'firestore:indexes')
      await waitForIndexes(target, readFileSync(indexesFile, 'utf8'), console.log);
    if (each === 'storage') await requireUploadGrant(target);
  }
  if (!options.hasHosting) return;
  firebase('hosting:channel:deploy', channel, '--expires', '7d');
  if (options.isPreview) return;
  firebase('hosting:clone', `${project}:${channel}`, `${project}:live`);
  console.log(`${siteUrl} is release ${release}.`);
}

/** Builds into `dist`; the mode selects the file of variables. */
async function buildApp(project: string, release: string, siteUrl: string): Promise<void> {
  run('vite', 'build', '--mode', project, '--sourcemap', 'hidden', '--logLevel', 'warn');
  const dist = join(projectRoot, 'dist');
  const maps = join('.local', 'source-maps', release);
  const mapCount = moveSourceMaps(dist, join(projectRoot, maps));
  console.log(`${mapCount} source maps are in ${maps}; they are not published.`);
  const keptCount = await keepAssets(dist, siteUrl, release);
  console.log(`${keptCount} files of the releases before stay for pages that are open.`);
}

try {
  const argv = process.argv.slice(2);
  const project = parseProject(argv);
  if (project === undefined) throw new Error('Usage: npm run deploy -- --project <id>');
  await deploy(project, argv);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
