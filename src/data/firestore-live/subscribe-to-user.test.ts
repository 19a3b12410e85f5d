import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#src/domain/user.ts';
import { subscribeToUser } from './subscribe-to-user.ts';

interface TestSnapshot {
  data: () => object | undefined;
  metadata: { fromCache: boolean };
}

interface Listener {
  next: (snapshot: TestSnapshot) => void;
  fail: (error: unknown) => void;
}

const listeners = new Map<string, Listener>();
vi.mock('./live-firestore.ts', () => ({ liveFirestore: {} }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  onSnapshot: (path: string, next: Listener['next'], fail: Listener['fail']) => {
    listeners.set(path, { next, fail });
    return () => listeners.delete(path);
  },
}));

const received: (User | undefined)[] = [];
const errors: string[] = [];
const deliver = (path: string, data: object | undefined, fromCache = false) =>
  listeners.get(path)?.next({ data: () => data, metadata: { fromCache } });
const [profile, contact] = ['users/june', 'users/june/private/contact'];
let stop: () => void;

beforeEach(() => {
  received.length = errors.length = 0;
  stop = subscribeToUser(
    'june',
    (user) => received.push(user),
    ({ kind }) => errors.push(kind),
  );
});

test('delivers a profile with its contact, from the cache too', () => {
  deliver(profile, { first_name: 'June' }, true);
  expect(received).toEqual([]);
  deliver(contact, { phone: '555' }, true);
  deliver(profile, { first_name: 'Juno' });
  deliver(contact, { phone: '556' });
  expect(received.map((user) => [user?.first_name, user?.phone])).toEqual([
    ['June', '555'],
    ['Juno', '555'],
    ['Juno', '556'],
  ]);
  stop();
  expect(listeners.size).toBe(0);
});

test('delivers a profile from before, which holds its contact itself', () => {
  deliver(contact, undefined);
  deliver(profile, { email: 'june@example.com', phone: '555' });
  expect(received).toEqual([expect.objectContaining({ email: 'june@example.com', phone: '555' })]);
});

test('[AUTH-10] a profile that is missing from the cache is not a deleted one', () => {
  deliver(profile, undefined, true);
  expect(received).toEqual([]);
  deliver(profile, undefined);
  expect(received).toEqual([undefined]);
});

test('fails once and ends when it is refused again and again, whichever of both is', () => {
  vi.useFakeTimers();
  const denial = Object.assign(new Error('denied'), { code: 'permission-denied' });
  for (const refused of [contact, profile, contact, profile, contact]) {
    expect(errors).toEqual([]);
    const { fail: failProfile } = listeners.get(profile)!;
    listeners.get(refused)?.fail(denial);
    failProfile(denial);
    vi.advanceTimersByTime(4000);
  }
  vi.useRealTimers();
  expect(errors).toEqual(['not-allowed']);
  expect(listeners.size).toBe(0);
});
