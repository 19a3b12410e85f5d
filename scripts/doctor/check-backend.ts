import { createFindings, type Check, type Finding } from './doctor-finding.ts';
import { getBackendUrls, getPageHeaders, parseJson, request, type Target } from './target.ts';

const deployRules = (project: string) => `Deploy the rules: npm run deploy -- --project ${project}`;

/** No video has this id. The rules let everybody read it, so the answer is that it does not exist. */
const unusedId = '00000000-0000-4000-8000-000000000000';

/** Sign-in answers to the API key, and redirects to the site are allowed. */
async function checkSignIn(target: Target): Promise<Finding> {
  const { ok, wrong } = createFindings('Sign-in');
  const key = target.environment['VITE_FIREBASE_API_KEY'] ?? '';
  const { status, text } = await request(
    `${getBackendUrls(target).auth}/v1/projects?key=${encodeURIComponent(key)}`,
    getPageHeaders(target),
  );
  if (status !== 200)
    return wrong(`the API key was refused (status ${status})`, 'Copy VITE_FIREBASE_API_KEY again (step 6).');
  const { authorizedDomains = [] } = (parseJson(text) ?? {}) as { authorizedDomains?: string[] };
  const domain = target.siteUrl && new URL(target.siteUrl).hostname;
  if (domain && !authorizedDomains.includes(domain))
    return wrong(`${domain} is not an authorized domain`, 'Add it under Authentication, Settings (step 9).');
  return ok('answers to the API key');
}

interface Probe {
  readonly area: string;
  /** What everybody may read. */
  readonly publicUrl: string;
  /** Documents that cannot be read without a login. */
  readonly privateUrl: string;
  readonly missing: string;
}

async function probeRules(target: Target, { area, publicUrl, privateUrl, missing }: Probe): Promise<Finding> {
  const { ok, wrong, notChecked } = createFindings(area);
  const project = target.environment['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const open = await request(publicUrl, getPageHeaders(target));
  if (open.status === 401 || open.status === 403) {
    return target.environment['VITE_APP_CHECK_KEY']
      ? notChecked('refuses requests without an App Check token, if its enforcement is on')
      : wrong('refuses what everybody may read', deployRules(project));
  }
  if (open.status >= 500 || /does not exist|Please create|has been disabled/i.test(open.text))
    return wrong(`answers with status ${open.status}`, missing);
  const closed = await request(privateUrl, getPageHeaders(target));
  if (closed.status === 200)
    return wrong('everybody can read what is private: rules of test mode', deployRules(project));
  return ok('answers with these rules');
}

async function checkRelease(target: Target): Promise<Finding | []> {
  const { ok, off, wrong } = createFindings('Release');
  const { status, text } = await request(getBackendUrls(target).value('release'));
  if (status !== 200) return [];
  const release = parseJson(text);
  if (typeof release === 'string' || typeof release === 'number') return ok(String(release));
  return target.isLocal
    ? off('none was announced')
    : wrong('none was announced', 'Announce it: npm run admin -- --help (docs/DEPLOY.md, step 16).');
}

/** The services answer, and with the rules of this repository as far as a visitor can tell. */
export function listBackendChecks(target: Target): Check[] {
  const { documents, files, value } = getBackendUrls(target);
  const key = `key=${encodeURIComponent(target.environment['VITE_FIREBASE_API_KEY'] ?? '')}`;
  const probes: Probe[] = [
    {
      area: 'Firestore',
      publicUrl: `${documents}/videos/${unusedId}?${key}`,
      privateUrl: `${documents}/users?pageSize=1&${key}`,
      missing: 'Create the database (docs/DEPLOY.md, step 3).',
    },
    {
      area: 'Storage',
      publicUrl: `${files}/${encodeURIComponent(`videos/${unusedId}.mov`)}`,
      privateUrl: `${files}?prefix=videos%2F`,
      missing: 'Create the bucket (docs/DEPLOY.md, step 3).',
    },
    {
      area: 'Realtime Database',
      publicUrl: value(`videoViews/${unusedId}`),
      privateUrl: value('videoViews'),
      missing: 'Create it, or set VITE_FIREBASE_DATABASE_URL (docs/DEPLOY.md, step 3).',
    },
  ];
  return [
    () => checkSignIn(target),
    ...probes.map((probe) => () => probeRules(target, probe)),
    () => checkRelease(target),
  ];
}
