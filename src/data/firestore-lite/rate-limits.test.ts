import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commitPaced } from './rate-limits.ts';

const backend = vi.hoisted(() => ({
  entry: undefined as object | undefined,
  writes: [] as unknown[],
  isDenied: false,
  isOffline: false,
}));
vi.mock('../auth/auth.ts', () => ({ auth: { currentUser: { uid: 'june' } } }));
vi.mock('./firestore-client.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  getDoc: () =>
    backend.isOffline
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ id: '', exists: () => backend.entry !== undefined, data: () => backend.entry }),
  writeBatch: () => ({
    set: (path: string, data: object) => backend.writes.push(['set', path, data]),
    update: (path: string, data: object) => backend.writes.push(['update', path, data]),
    commit: () =>
      backend.isDenied
        ? Promise.reject(Object.assign(new Error('denied'), { code: 'permission-denied' }))
        : Promise.resolve(),
  }),
}));

const commit = (isPatient = false) =>
  commitPaced({ action: 'upload', subject: 'ride', isPatient }, (batch) =>
    batch.set('uploads/ride' as never, {}),
  );
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const moved = { subject: 'ride', last: 'now', expires: expect.any(Date) as Date };
const path = 'rate_limits/june_upload';

beforeEach(() => {
  backend.entry = undefined;
  backend.writes = [];
  backend.isDenied = false;
  backend.isOffline = false;
});

describe('a paced action', () => {
  test('writes the first entry', async () => {
    await commit();
    const entry = { user_id: 'june', kind: 'upload', ...moved, day: 'now', count: 1 };
    expect(backend.writes).toEqual([
      ['set', 'uploads/ride', {}],
      ['set', path, entry],
    ]);
  });

  test('counts on, and starts another day when the day is used up', async () => {
    backend.entry = { count: 7, last: minutesAgo(1), day: minutesAgo(5) };
    await commit();
    expect(backend.writes[1]).toEqual(['update', path, { ...moved, count: 8 }]);
    backend.writes = [];
    backend.entry = { count: 100, last: minutesAgo(1), day: minutesAgo(5) };
    await commit();
    expect(backend.writes[1]).toEqual(['update', path, { ...moved, day: 'now', count: 1 }]);
  });

  test.each([
    ['right after another', { count: 1, last: minutesAgo(0) }, 'Wait a few seconds and try again.'],
    [
      'above the limit',
      { count: 100, last: minutesAgo(5) },
      "You've reached today's upload limit. Try again tomorrow.",
    ],
    ['for another reason', { count: 1, last: minutesAgo(5) }, "You don't have permission to do this."],
    ['without an entry', undefined, "You don't have permission to do this."],
    ['above the limit at once', { count: 100, last: minutesAgo(0) }, "You've reached today's upload limit."],
  ])('says why it is denied: %s', async (_case, entry, message) => {
    backend.entry = entry;
    backend.isDenied = true;
    await expect(commit()).rejects.toThrow(message);
  });

  test('says that it is denied when the reason cannot be read', async () => {
    backend.isDenied = true;
    const committed = commitPaced({ action: 'upload', subject: 'ride' }, () => {
      backend.isOffline = true;
    });
    await expect(committed).rejects.toMatchObject({ kind: 'not-allowed' });
  });

  test('waits, if patient, and tries again once when it comes too soon', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    backend.entry = { count: 1, last: new Date(Date.now() - 2000) };
    backend.isDenied = true;
    const first = commit(true);
    await vi.advanceTimersByTimeAsync(2990);
    backend.isDenied = false;
    await vi.advanceTimersByTimeAsync(20);
    await first;

    backend.isDenied = true;
    // Another tab was faster again.
    backend.entry = { count: 1, last: new Date(Date.now() + 60_000) };
    const second = commit(true).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toMatchObject({ kind: 'too-soon' });
  });
});
