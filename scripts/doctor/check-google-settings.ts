import { createFindings, type Check, type Finding } from './doctor-finding.ts';
import { parseJson, request, type Target } from './target.ts';

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config (2026-11-22) */
interface AuthConfig {
  signIn?: { email?: { enabled?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  notification?: { sendEmail?: { callbackUri?: string } };
}

interface IndexFields {
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string | undefined;
    readonly arrayConfig?: string | undefined;
  }[];
}

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.indexes (2026-11-22) */
interface DeployedIndexes {
  indexes?: (IndexFields & { name: string; state: string })[];
}

const describeIndex = (collection: string, { fields }: IndexFields) =>
  `${collection}: ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`)
    .join(', ')}`;

function findSignInProblems(text: string, siteUrl = 'https://<your domain>'): Finding[] {
  const { signIn, emailPrivacyConfig, notification } = parseJson(text) as AuthConfig;
  const { ok, wrong } = createFindings('Sign-in');
  const emails = createFindings('Emails');
  const callback = notification?.sendEmail?.callbackUri ?? '';
  const ownPage = `${siteUrl}/action`;
  const isOwnPage = siteUrl.includes('<') ? callback.endsWith('/action') : callback === ownPage;
  return [
    signIn?.email?.enabled
      ? ok('email and password are enabled')
      : wrong('email and password are not enabled', 'Enable them (docs/DEPLOY.md, step 4).'),
    emailPrivacyConfig?.enableImprovedEmailPrivacy
      ? ok('email enumeration protection is on')
      : wrong('logins tell which emails have an account', 'Turn on email enumeration protection (step 4).'),
    isOwnPage
      ? emails.ok(`links open ${callback}`)
      : emails.wrong(
          `links open ${callback || "Firebase's own page"}`,
          `Set the action URL to ${ownPage} (step 10).`,
        ),
  ];
}

function findIndexProblems(text: string, indexesFile: string): Finding[] {
  const { ok, wrong } = createFindings('Indexes');
  const { indexes: found = [] } = parseJson(text) as DeployedIndexes;
  const getCollection = (name: string) => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';
  const deployed = new Map(
    found.map((index) => [describeIndex(getCollection(index.name), index), index.state]),
  );
  const { indexes } = JSON.parse(indexesFile) as { indexes: (IndexFields & { collectionGroup: string })[] };
  const deploy = 'Deploy them: npm run deploy -- --project <id> --only firestore:indexes';
  const problems = indexes
    .map((index) => describeIndex(index.collectionGroup, index))
    .filter((index) => deployed.get(index) !== 'READY')
    .map((index) =>
      deployed.has(index)
        ? wrong(`${index} is being built`, 'Wait some minutes.')
        : wrong(`${index} is missing`, deploy),
    );
  return problems.length > 0 ? problems : [ok(`all ${indexes.length} are ready`)];
}

function findCorsProblems(text: string): Finding {
  const { ok, wrong } = createFindings('CORS');
  const { cors = [] } = parseJson(text) as { cors?: { method?: string[] }[] };
  return cors.some(({ method }) => method?.includes('GET'))
    ? ok('browsers may download clips')
    : wrong('browsers may not download clips', 'Apply storage.cors.json (docs/DEPLOY.md, step 8).');
}

/**
 * The role that lets Storage rules read Firestore. firebase-tools grants it when the rules are deployed by somebody who
 * answers its question; without it every upload is refused.
 *
 * https://firebase.google.com/docs/rules/manage-deploy (2026-11-26)
 */
const uploadRole = 'roles/firebaserules.firestoreServiceAgent';

function findUploadProblems(text: string, project: string, appId: string): Finding {
  const { ok, wrong } = createFindings('Uploads');
  const { bindings = [] } = parseJson(text) as { bindings?: { role: string; members?: string[] }[] };
  // An app's id holds the number of its project: 1:<number>:web:<id>
  const member = `serviceAccount:service-${appId.split(':')[1] ?? '<project number>'}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  return bindings.some(({ role, members = [] }) => role === uploadRole && members.includes(member))
    ? ok('Storage rules may read Firestore')
    : wrong(
        'Storage rules may not read Firestore: every upload is refused',
        `gcloud projects add-iam-policy-binding ${project} --role=${uploadRole} --member=${member}`,
      );
}

/** @returns what it finds in the answer to the operator, if there is one */
async function readSettings(
  area: string,
  { environment, accessToken }: Target,
  url: string,
  find: (text: string) => Finding | readonly Finding[],
  options?: RequestInit,
): Promise<Finding | readonly Finding[]> {
  const { notChecked, wrong } = createFindings(area);
  if (accessToken === undefined)
    return notChecked('needs Google credentials: gcloud auth application-default login');
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'X-Goog-User-Project': environment['VITE_FIREBASE_PROJECT_ID'] ?? '',
  };
  const { status, text } = await request(url, headers, options);
  if (status === 200) return find(text);
  return status === 401 || status === 403
    ? notChecked(`your Google account may not read it (status ${status})`)
    : wrong(`Google answers with status ${status}`, 'Check the project id and step 3 of docs/DEPLOY.md.');
}

/** Whether every index is there and built. @param indexesFile the text of firestore.indexes.json */
export function checkIndexes(target: Target, indexesFile: string) {
  const database = `projects/${target.environment['VITE_FIREBASE_PROJECT_ID']}/databases/(default)`;
  const url = `https://firestore.googleapis.com/v1/${database}/collectionGroups/-/indexes`;
  return readSettings('Indexes', target, url, (text) => findIndexProblems(text, indexesFile));
}

/** Whether Storage rules may read Firestore. */
export function checkUploadGrant(target: Target) {
  const { VITE_FIREBASE_PROJECT_ID: project = '', VITE_FIREBASE_APP_ID: appId = '' } = target.environment;
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  const find = (text: string) => findUploadProblems(text, project, appId);
  return readSettings('Uploads', target, url, find, { method: 'POST' });
}

/**
 * The settings that only the project's members can read.
 *
 * @param indexesFile the text of firestore.indexes.json
 */
export function listGoogleSettingsChecks(target: Target, indexesFile: string): Check[] {
  if (target.isLocal) return [];
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket } = target.environment;
  const config = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const cors = `https://storage.googleapis.com/storage/v1/b/${bucket}?fields=cors`;
  return [
    () => readSettings('Sign-in', target, config, (text) => findSignInProblems(text, target.siteUrl)),
    () => checkIndexes(target, indexesFile),
    () => checkUploadGrant(target),
    () => readSettings('CORS', target, cors, findCorsProblems),
  ];
}
