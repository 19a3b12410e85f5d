import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';
import { checkConfiguration } from '../doctor/check-configuration.ts';
import { formatFindings } from '../doctor/doctor-finding.ts';
import { requireAccessToken } from '../doctor/fetch-access-token.ts';
import { InputError } from '../command-line.ts';
import { buildFunction } from '../hosting/build-function.ts';
import { describeDatabases, writeFirebaseConfig } from '../hosting/firebase-config.ts';
import { getProductionOrigins } from '../hosting/origins.ts';
import { loadProjectEnvironment } from '../hosting/project-environment.ts';
import { moveSourceMaps } from '../hosting/source-maps.ts';
import { runBuild } from '../run-build.ts';
import type { DeployOptions } from './deploy-options.ts';
import { keepAssets } from './keep-assets.ts';
import { isDeployed, readLiveVersion, type Version } from './live-version.ts';
import { earlier, formatSteps, listNextSteps, listSteps, requireKnownSteps } from './upgrade-steps.ts';
import { requireTickets, requireUploadGrant, waitForIndexes } from './wait-for-google.ts';

/** The optional services, each with the variable that turns it on. */
const services = {
  'link-previews': 'LINK_PREVIEWS',
  'search-sync': 'SEARCH_SYNC',
  records: 'RECORDS',
  'view-counts': 'VIEW_COUNTS',
  monitoring: 'MONITORING',
  push: 'PUSH',
} as const;
/** They are deployed in this order. Indexes come first, because they take minutes, and rules and app may need them. */
const allTargets = ['firestore:indexes', 'firestore:rules', 'storage', 'database', 'hosting'];
const channel = 'next';

/** @throws Error when firebase-tools fails, which has said why before */
function runFirebase(...args: string[]): void {
  const program = join(projectRoot, 'node_modules', '.bin', 'firebase');
  const { status, error } = spawnSync(program, args, { cwd: projectRoot, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0)
    throw new Error(
      `\nStopped at "firebase ${args.slice(0, 3).join(' ')}", for the reason above it. Correct that, and deploy again.`,
    );
}

/** @throws InputError when files differ from the commit: it would not be known what was deployed */
function readCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout;
  const changed = git('status', '--porcelain');
  if (changed) throw new InputError(`Commit or remove what has changed first:\n${changed}`);
  return git('rev-parse', '--short', 'HEAD').trim();
}

/** @throws InputError when a variable is missing or wrong */
function requireConfiguration(environment: Readonly<Record<string, string>>): void {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const wrong = checkConfiguration({ environment, isLocal: false }, example).filter(
    ({ status }) => status === 'wrong',
  );
  if (wrong.length > 0) throw new InputError(formatFindings(wrong));
  if (!environment['VITE_CONTACT_EMAIL'])
    throw new InputError(
      'Set VITE_CONTACT_EMAIL: people must be able to ask for the removal of what concerns them.',
    );
}

/**
 * Deploys the committed state, step by step.
 *
 * @throws InputError before the first step when something is missing
 * @throws Error that says where it stopped
 */
export async function deploy({ project, only, isPreview, from, done, others }: DeployOptions): Promise<void> {
  const environment = loadProjectEnvironment(project, projectRoot);
  requireConfiguration(environment);
  const functions = Object.entries(services)
    .filter(([, variable]) => environment[variable] === '1')
    .map(([codebase]) => ({ codebase, source: `.local/${codebase}` }));
  const targets = only ?? [...functions.map(({ codebase }) => `functions:${codebase}`), ...allTargets];
  const hasHosting = targets.includes('hosting');
  const release = readCommit();
  const changelog = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8');
  requireKnownSteps(changelog, done);
  const accessToken = await requireAccessToken();
  const siteUrl = `https://${project}.web.app`;
  const ownUrl = environment['VITE_SITE_URL'] || siteUrl;
  // A new domain takes a day to be there; the site has both addresses.
  const reachableUrl = await fetch(ownUrl).then(
    () => ownUrl,
    () => siteUrl,
  );
  const live = await findLiveVersion(reachableUrl, from);
  const steps = live ? listSteps(changelog, live, done) : [];
  process.env['VITE_RELEASE'] = release;
  // A part of a version is none: rules and functions may be those of the one before.
  const version = only
    ? live
    : { version: readPackageVersion(), commit: release, done: listNextSteps(changelog) };
  if (hasHosting) await buildApp(project, release, siteUrl, version);
  for (const { codebase, source } of functions)
    await buildFunction(codebase, join(projectRoot, source), environment);
  const origins = getProductionOrigins(environment);
  const config = writeFirebaseConfig('.firebase.production.json', origins, {
    ...(functions.length > 0 && { functions }),
    ...describeDatabases(project, environment),
  });
  const firebase = (command: string, ...args: string[]) =>
    runFirebase(command, ...args, '--config', config, '--project', project);

  const target = { environment, isLocal: false, accessToken };
  for (const each of targets.filter((name) => name !== 'hosting')) {
    // Without a question about retries, old functions and images of containers.
    const force = each.startsWith('functions') && !others.includes('--force') ? ['--force'] : [];
    if (each === 'firestore:rules') await requireTickets(target);
    firebase('deploy', '--only', each, '--message', release, ...force, ...others);
    const indexesFile = join(projectRoot, 'firestore.indexes.json');
    if (each === 'firestore:indexes')
      await waitForIndexes(target, readFileSync(indexesFile, 'utf8'), console.log);
    if (each === 'storage') await requireUploadGrant(target);
  }
  if (!hasHosting) return;
  firebase('hosting:channel:deploy', channel, '--expires', '7d');
  if (isPreview) return;
  if (!only && steps.length > 0) throw new InputError(formatSteps(steps, { project, from, done }));
  firebase('hosting:clone', `${project}:${channel}`, `${project}:live`);
  console.log(`${siteUrl} is release ${release}.`);
}

/**
 * @returns undefined before the first deployment
 * @throws InputError when neither the site nor the operator says it
 */
async function findLiveVersion(siteUrl: string, from: string | undefined): Promise<Version | undefined> {
  if (from !== undefined) return { version: from, commit: '', done: [] };
  const live = await readLiveVersion(siteUrl);
  if (live ?? !(await isDeployed(siteUrl))) return live;
  throw new InputError(
    `${siteUrl} does not say its version, so it is 0.1.1 or older. Say which with --from: 0.1.1, 0.1.0, or ${earlier} (a commit before them).`,
  );
}

const readPackageVersion = (): string =>
  (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;

/** Builds into `dist`; the mode selects the file of variables. */
async function buildApp(
  project: string,
  release: string,
  siteUrl: string,
  version: Version | undefined,
): Promise<void> {
  await runBuild({}, '--mode', project, '--sourcemap', 'hidden');
  const dist = join(projectRoot, 'dist');
  const maps = join('.local', 'source-maps', release);
  const mapCount = moveSourceMaps(dist, join(projectRoot, maps));
  console.log(`${mapCount} source maps are in ${maps}; they are not published.`);
  if (version) writeFileSync(join(dist, 'version.json'), JSON.stringify(version));
  const keptCount = await keepAssets(dist, siteUrl, release);
  console.log(`${keptCount} files of the releases before stay for pages that are open.`);
}
