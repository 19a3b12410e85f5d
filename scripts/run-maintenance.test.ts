import { initializeApp } from 'firebase-admin/app';
import { afterEach, expect, test, vi } from 'vitest';
import * as apps from './admin/open-app.ts';
import { runMaintenance } from './run-maintenance.ts';

const { argv, exitCode } = process;
afterEach(() => void Object.assign(process, { argv, exitCode }));

test.each([
  [[], 0, 'All match.'],
  [['One differs.', 'Another one differs.'], 1, '2 differences found.'],
])('what differs (%j) is named and counted, and fails the command', async (found, expected, summary) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const app = initializeApp({ projectId: 'p' }, 'maintenance');
  vi.spyOn(apps, 'openApp').mockResolvedValue({ app, environment: {}, description: 'a project' });
  process.argv = ['node', 'records.ts', 'verify', '--local'];
  const verify = async function* () {
    yield* found;
  };
  const open = () => ({ rebuild: () => Promise.resolve(), verify });
  await runMaintenance({ name: 'records', match: 'All match.', open });
  expect(log.mock.calls.flat()).toEqual([...found, summary]);
  expect(process.exitCode).toBe(expected);
  vi.restoreAllMocks();
});
