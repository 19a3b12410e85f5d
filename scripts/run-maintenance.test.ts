import { initializeApp } from 'firebase-admin/app';
import { afterEach, expect, test, vi } from 'vitest';
import * as apps from './admin/open-app.ts';
import { runMaintenance } from './run-maintenance.ts';

const { argv, exitCode } = process;
afterEach(() => {
  Object.assign(process, { argv, exitCode });
  vi.restoreAllMocks();
});

test.each([
  [[], 0, 'All match.'],
  [['One differs.', 'Another one differs.'], 1, '2 differences found.'],
])(
  'what differs (%j) is named and counted, and fails the command',
  async (differences, expected, summary) => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    const app = initializeApp({ projectId: 'p' }, 'maintenance');
    vi.spyOn(apps, 'openApp').mockResolvedValue({ app, environment: {}, description: 'a project' });
    process.argv = ['node', 'records.ts', 'verify', '--local'];
    await runMaintenance({
      ...{ name: 'records', match: 'All match.' },
      open: () => ({
        rebuild: () => Promise.resolve(),
        async *verify() {
          yield* differences;
        },
      }),
    });
    expect(lines).toEqual([...differences, summary]);
    expect(process.exitCode).toBe(expected);
  },
);
