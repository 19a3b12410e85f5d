import { readDeclaredVariables } from '#scripts/check/docs/environment-variables.ts';
import { buildContentSecurityPolicy, buildEmbedPolicy } from '#scripts/hosting/content-security-policy.ts';
import { getProductionOrigins } from '#scripts/hosting/origins.ts';
import { parseEnv } from '#scripts/vite/app-env.ts';
import { createFindings, type Finding } from './doctor-finding.ts';
import type { Target } from './target.ts';

const { ok, off, wrong } = createFindings('Configuration');
const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @returns why the action fails, if it does */
function findProblem(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return getMessage(error);
  }
}

function checkBucket({ environment }: Target): Finding[] {
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket } = environment;
  if (!project || !bucket || [`${project}.firebasestorage.app`, `${project}.appspot.com`].includes(bucket))
    return [];
  return [
    wrong(
      `VITE_FIREBASE_STORAGE_BUCKET is '${bucket}': the security rules refuse pictures in it`,
      `Use the project's own default bucket, ${project}.firebasestorage.app or ${project}.appspot.com.`,
    ),
  ];
}

function checkSearchKeys({ environment }: Target): Finding[] {
  const { VITE_SEARCH_KEY: publicKey, SEARCH_ADMIN_KEY: adminKey } = environment;
  if (!publicKey || publicKey !== adminKey) return [];
  return [
    wrong(
      'VITE_SEARCH_KEY is SEARCH_ADMIN_KEY: everybody could change the index',
      'Create a key that can only search (docs/DEPLOY.md, step 5).',
    ),
  ];
}

function checkForProduction({ environment }: Target): Finding[] {
  const given = Object.entries(environment).filter(([, value]) => value);
  const emulators = given.filter(([name]) => name.startsWith('VITE_EMULATOR_')).map(([name]) => name);
  const insecure = given.filter(([, value]) => value?.startsWith('http://')).map(([name]) => name);
  const policy = findProblem(() => {
    const origins = getProductionOrigins(environment);
    return [buildContentSecurityPolicy(origins, []), buildEmbedPolicy(origins)];
  });
  return [
    ...(emulators.length > 0
      ? [wrong(`the app would use local emulators: ${emulators.join(', ')}`, 'Leave them empty.')]
      : []),
    ...(insecure.length > 0
      ? [wrong(`without encryption: ${insecure.join(', ')}`, 'Use https URLs; browsers block the others.')]
      : []),
    ...(policy === undefined
      ? []
      : [wrong(policy, 'Correct it; the Content-Security-Policy is made of it.')]),
  ];
}

/**
 * The variables are complete and valid, and none is misspelled.
 *
 * @param example the text of .env.example
 */
export function checkConfiguration(target: Target, example: string): Finding[] {
  const { environment, isLocal } = target;
  const declared = readDeclaredVariables(example);
  const unknown = Object.keys(environment).filter((name) => name.startsWith('VITE_') && !declared.has(name));
  const invalid = findProblem(() => parseEnv({ ...environment }));
  const problems = [
    ...(invalid === undefined ? [] : [wrong(invalid, 'Fill them in (docs/DEPLOY.md, step 6).')]),
    ...(unknown.length > 0
      ? [
          wrong(
            `unknown variables: ${unknown.join(', ')}`,
            'Correct the spelling; .env.example has all of them.',
          ),
        ]
      : []),
    ...checkBucket(target),
    ...checkSearchKeys(target),
    ...(isLocal ? [] : checkForProduction(target)),
  ];
  const empty = [...declared]
    .filter((name) => !environment[name] && !name.startsWith('VITE_EMULATOR_'))
    .filter((name) => invalid?.includes(`${name} `) !== true);
  return [
    ...(problems.length > 0 ? problems : [ok('complete and valid')]),
    ...(empty.length > 0 ? [off(`${empty.join(', ')} (docs/DEPLOY.md, Environment variables)`)] : []),
  ];
}
