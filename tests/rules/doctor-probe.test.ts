import { expect, test } from 'vitest';
import { getAppEnvironment } from '#scripts/backend/project.ts';
import { probe } from '#scripts/doctor/probe.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { getAdminAuth, getAdminBucket } from '#tests/support/test-users.ts';

test('npm run doctor -- --probe finds out what a real project does, and leaves nothing behind', async () => {
  const listUsers = async () =>
    (await getAdminAuth().listUsers()).users.filter(({ email }) => email?.startsWith('probe-'));
  const findings = await probe({ environment: getAppEnvironment(suitePorts), isLocal: true });
  expect(findings.map(({ status, message }) => `${status}: ${message}`)).toEqual([
    'ok: the rules of Storage can read Firestore',
    'ok: files that exist are protected',
  ]);
  expect(await listUsers()).toEqual([]);
  const [files] = await getAdminBucket().getFiles({ prefix: 'users/' });
  for (const file of files) expect((await file.download()).toString()).not.toContain('probe');
});
