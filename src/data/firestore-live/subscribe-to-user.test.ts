import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#src/domain/user.ts';
import { subscribeToUser } from './subscribe-to-user.ts';

interface TestSnapshot {
  id: string;
  data: () => object | undefined;
  metadata: { fromCache: boolean };
}

let deliver: (snapshot: TestSnapshot) => void;
vi.mock('./live-firestore.ts', () => ({ liveFirestore: {} }));
vi.mock('firebase/firestore', () => ({
  doc: vi.fn<() => object>(() => ({})),
  onSnapshot: (_reference: unknown, onNext: (snapshot: TestSnapshot) => void) => {
    deliver = onNext;
    return () => {};
  },
}));

const received: (User | undefined)[] = [];
const buildSnapshot = (data: object | undefined, fromCache: boolean): TestSnapshot => ({
  id: 'june',
  data: () => data,
  metadata: { fromCache },
});

beforeEach(() => {
  received.length = 0;
  subscribeToUser(
    'june',
    (user) => received.push(user),
    () => {},
  );
});

test('delivers a profile, from the cache too', () => {
  deliver(buildSnapshot({ first_name: 'June' }, true));
  deliver(buildSnapshot({ first_name: 'Juno' }, false));
  expect(received.map((user) => user?.first_name)).toEqual(['June', 'Juno']);
});

test('[AUTH-10] a profile that is missing from the cache is not a deleted one', () => {
  deliver(buildSnapshot(undefined, true));
  expect(received).toEqual([]);
  deliver(buildSnapshot(undefined, false));
  expect(received).toEqual([undefined]);
});
