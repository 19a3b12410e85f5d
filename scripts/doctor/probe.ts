import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFindings, type Finding } from './doctor-finding.ts';
import { getBackendUrls, getPageHeaders, parseJson, request, type Target } from './target.ts';

const { ok, wrong, notChecked } = createFindings('Probe');

const boundary = 'probe';
const getPath = (localId: string) => `users/${localId}/profile.jpg`;

/**
 * Builds the request by which the SDK uploads a small file
 * (https://cloud.google.com/storage/docs/uploading-objects#uploading-an-object).
 */
const buildUpload = (name: string) =>
  [
    `--${boundary}\r\nContent-Type: application/json\r\n`,
    JSON.stringify({ name, contentType: 'image/jpeg' }),
    `--${boundary}\r\nContent-Type: image/jpeg\r\n`,
    'probe',
    `--${boundary}--`,
  ].join('\r\n');

/**
 * Uploads the photo of a login that it creates, twice, and removes both: whether the rules of Storage can read Firestore,
 * and whether they see that a file exists, shows on a real project only.
 *
 * @param credentialsFile holds the login while there is one, so that the next probe removes what one that was stopped has left
 */
export async function probe(target: Target, credentialsFile: string): Promise<Finding[]> {
  const { isLocal, accessToken = isLocal ? 'owner' : undefined, environment } = target;
  if (accessToken === undefined)
    return [notChecked('what it writes can only be removed with your credentials (gcloud auth login)')];
  const { auth, files } = getBackendUrls(target);
  const callAuth = async (method: string, body: object) => {
    const url = `${auth}/v1/accounts:${method}?key=${environment['VITE_FIREBASE_API_KEY'] ?? ''}`;
    const headers = { 'content-type': 'application/json', ...getPageHeaders(target) };
    const { text } = await request(url, headers, { method: 'POST', body: JSON.stringify(body) });
    return parseJson(text) as { idToken?: string; localId?: string } | undefined;
  };
  const remove = async ({ idToken, localId }: { idToken: string; localId: string }) => {
    const bucket = environment['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
    const objects = isLocal ? files : `https://storage.googleapis.com/storage/v1/b/${bucket}/o`;
    const headers = { authorization: `Bearer ${accessToken}` };
    const name = encodeURIComponent(getPath(localId));
    await request(`${objects}/${name}`, headers, { method: 'DELETE' });
    await callAuth('delete', { idToken });
    rmSync(credentialsFile);
  };
  if (existsSync(credentialsFile)) {
    const left = JSON.parse(readFileSync(credentialsFile, 'utf8')) as object;
    const { idToken, localId } = (await callAuth('signInWithPassword', left)) ?? {};
    if (idToken && localId) await remove({ idToken, localId });
  }
  const email = `probe-${crypto.randomUUID()}@example.com`;
  const credentials = { email, password: crypto.randomUUID(), returnSecureToken: true };
  mkdirSync(dirname(credentialsFile), { recursive: true });
  writeFileSync(credentialsFile, JSON.stringify(credentials), { mode: 0o600 });
  const login = await callAuth('signUp', credentials);
  if (!login?.idToken || !login.localId)
    return [wrong('no login can be created', 'Enable email and password (docs/DEPLOY.md, step 4).')];
  const { idToken, localId } = login;
  const path = getPath(localId);
  const upload = () =>
    request(
      `${files}?name=${encodeURIComponent(path)}`,
      {
        authorization: `Firebase ${idToken}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      { method: 'POST', body: buildUpload(path) },
    );
  try {
    const first = await upload();
    if (first.status !== 200)
      return [
        wrong(
          `a new member cannot upload a photo (status ${first.status})`,
          'Let Storage read Firestore (docs/DEPLOY.md, step 7).',
        ),
      ];
    const second = await upload();
    return [
      ok('the rules of Storage can read Firestore'),
      second.status === 403
        ? ok('files that exist are protected')
        : wrong(
            `a file could be replaced (status ${second.status})`,
            'Report it: published clips could be, too.',
          ),
    ];
  } finally {
    await remove({ idToken, localId });
  }
}
