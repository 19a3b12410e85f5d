import { buildContentSecurityPolicy, buildEmbedPolicy } from '#scripts/hosting/content-security-policy.ts';
import { getProductionOrigins } from '#scripts/hosting/origins.ts';
import { parseEnv } from '#src/config/parse-env.ts';
import { createFindings, findProblem, type Finding } from './doctor-finding.ts';
import type { Target } from './target.ts';

const { ok, off, wrong } = createFindings('Configuration');

function* checkForProduction({ environment }: Target): Generator<Finding> {
  const listNames = (isMeant: (name: string, value: string) => boolean) =>
    Object.entries(environment)
      .filter(([name, value]) => value && isMeant(name, value))
      .map(([name]) => name)
      .join(', ');
  const emulators = listNames((name) => name.startsWith('VITE_EMULATOR_'));
  if (emulators) yield wrong(`the app would use local emulators: ${emulators}`, 'Leave them empty.');
  const insecure = listNames((_name, value) => value.startsWith('http://'));
  if (insecure) yield wrong(`without encryption: ${insecure}`, 'Use https URLs; browsers block the others.');
  const policy = findProblem(() => {
    const origins = getProductionOrigins(environment);
    return [buildContentSecurityPolicy(origins, []), buildEmbedPolicy(origins)];
  });
  if (policy !== undefined) yield wrong(policy, 'Correct it; the Content-Security-Policy is made of it.');
}

function* findProblems(target: Target, declared: ReadonlySet<string>, invalid?: string): Generator<Finding> {
  const { environment, isLocal } = target;
  if (invalid !== undefined) yield wrong(invalid, 'Fill them in (docs/DEPLOY.md, step 6).');
  const unknown = Object.keys(environment).filter((name) => name.startsWith('VITE_') && !declared.has(name));
  const spelling = 'Correct the spelling; .env.example has all of them.';
  if (unknown.length > 0) yield wrong(`unknown variables: ${unknown.join(', ')}`, spelling);
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket } = environment;
  const ownBuckets = [`${project}.firebasestorage.app`, `${project}.appspot.com`];
  if (project && bucket && !ownBuckets.includes(bucket))
    yield wrong(
      `VITE_FIREBASE_STORAGE_BUCKET is '${bucket}': the security rules refuse pictures in it`,
      `Use the project's own default bucket, ${ownBuckets.join(' or ')}.`,
    );
  const { VITE_SEARCH_KEY: publicKey, SEARCH_ADMIN_KEY: adminKey } = environment;
  const exposed = 'VITE_SEARCH_KEY is SEARCH_ADMIN_KEY: everybody could change the index';
  if (publicKey && publicKey === adminKey)
    yield wrong(exposed, 'Create a key that can only search (docs/DEPLOY.md, step 5).');
  if (!isLocal) yield* checkForProduction(target);
}

/**
 * The variables are complete and valid, and none is misspelled.
 *
 * @param example the text of .env.example
 */
export function checkConfiguration(target: Target, example: string): Finding[] {
  const { environment } = target;
  const declared = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name));
  const invalid = findProblem(() => parseEnv({ ...environment }));
  const problems = [...findProblems(target, declared, invalid)];
  const empty = [...declared]
    .filter((name) => !environment[name] && !name.startsWith('VITE_EMULATOR_'))
    .filter((name) => invalid?.includes(`${name} `) !== true);
  return [
    ...(problems.length > 0 ? problems : [ok('complete and valid')]),
    ...(empty.length > 0 ? [off(`${empty.join(', ')} (docs/DEPLOY.md, Environment variables)`)] : []),
  ];
}
