import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAppEnvironment } from '#scripts/backend/project.ts';
import { getPorts, getPortShift } from '#scripts/backend/ports.ts';
import { probe } from '#scripts/doctor/probe.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { runCommand } from '#tests/operations/run-command.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { getAdminAuth, getAdminBucket } from '#tests/support/test-users.ts';

const listLogins = async () =>
  (await getAdminAuth().listUsers()).users.filter(({ email }) => email?.startsWith('probe-'));

async function expectNothingLeft(): Promise<void> {
  expect(await listLogins()).toEqual([]);
  const [files] = await getAdminBucket().getFiles({ prefix: 'users/' });
  for (const file of files) expect((await file.download()).toString()).not.toContain('probe');
}

test('npm run doctor -- --probe finds out what a real project does, and leaves nothing behind', async () => {
  const target = { environment: getAppEnvironment(suitePorts), isLocal: true };
  const findings = await probe(target, join(createTemporaryFolder(), 'left'));
  expect(findings.map(({ status, message }) => `${status}: ${message}`)).toEqual([
    'ok: the rules of Storage can read Firestore',
    'ok: files that exist are protected',
  ]);
  await expectNothingLeft();
});

test('[DEP-05] the next probe removes what one that was killed has left', async () => {
  // The ports of `npm start`, of the shift with which they are those of this backend.
  const shift = getPortShift() + suitePorts.auth - getPorts('dev').auth;
  const { requestCount, output } = await runCommand('doctor --local --probe', { shift });
  expect(output).toContain('files that exist are protected');
  // Of the last four, the photo has been uploaded.
  expect((await runCommand('doctor --local --probe', { shift, killAt: requestCount - 1 })).code).toBeNull();
  expect(await listLogins()).toHaveLength(1);
  expect((await runCommand('doctor --local --probe', { shift })).output).toBe(output);
  await expectNothingLeft();
}, 120_000);
