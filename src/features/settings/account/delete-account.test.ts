import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from './delete-account.ts';
import { initialDeletion, nextDeletion, type DeletionState, type DeletionEvent } from './deletion-state.ts';

/** What is stored, in the order in which it has to go; the call that is to fail next. */
const backend = vi.hoisted(() => {
  const stored = new Set<string>();
  let broken: string | undefined;
  return {
    stored,
    break: (call: string | undefined) => (broken = call),
    call(name: string) {
      if (name !== broken) return;
      broken = undefined;
      throw new Error('The server cannot be reached.');
    },
    log: [] as string[],
  };
});

const remove = (what: string) => {
  backend.call(what);
  backend.log.push(what);
  return Promise.resolve(backend.stored.delete(what));
};

vi.mock('#src/data/auth/password.ts', () => ({
  reauthenticate: async () => {
    await Promise.resolve();
    backend.call('password');
  },
  isWrongPasswordError: () => false,
}));
vi.mock('#src/data/auth/delete-auth-user.ts', () => ({ deleteAuthUser: () => remove('login') }));
vi.mock('#src/data/device/next-event.ts', () => ({
  storeNextEvent: (id: string) => Promise.resolve().then(() => remove(`next event of ${id}`)),
}));
vi.mock('#src/data/firestore/account.ts', () => ({ deleteProfile: (id: string) => remove(`users/${id}`) }));
vi.mock('#src/data/storage/delete-file.ts', () => ({
  deleteFile: async (path: string) => (await remove(path), true),
}));
vi.mock('#src/config/service-urls.ts', () => ({ clipPath: (id: string) => `${id}.mov` }));
vi.mock('#src/data/storage/file-url.ts', () => ({
  thumbnailPath: (id: string) => `${id}.png`,
  animalPicturePath: (id: string) => `${id}.jpg`,
  profilePhotoPath: (id: string) => `${id}.jpg`,
}));
vi.mock('#src/data/firestore/owned-documents.ts', () => ({
  fetchStoredProfile: (id: string) => Promise.resolve(backend.stored.has(`users/${id}`) ? { id } : undefined),
  fetchOwnedDocuments: (kind: string) => {
    // As the rules have it: without a profile nobody asks for anything.
    if (!backend.stored.has('users/june')) throw new Error('You are not allowed to do this.');
    const found = [...backend.stored].filter((path) => path.startsWith(`${kind}/`));
    return Promise.resolve(found.map((path) => ({ id: path.slice(kind.length + 1) })));
  },
  deleteOwnedDocument: (kind: string, id: string) => remove(`${kind}/${id}`),
}));

const nextEvent = 'next event of june';
const all = [
  ...['v1.mov', 'v1.png', 'videos/v1', 'v2.mov', 'v2.png', 'videos/v2'],
  ...['a1.jpg', 'animals/a1', 'notifications/n1', 'notifications/n2'],
  ...['june.jpg', 'users/june', nextEvent, 'login'],
];

beforeEach(() => {
  backend.stored.clear();
  for (const one of all) backend.stored.add(one);
  backend.log.length = 0;
  backend.break(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

/** Runs it once, from where it stands to where it ends. */
async function run(signal = new AbortController().signal) {
  let state: DeletionState = initialDeletion;
  const onEvent = (event: DeletionEvent) => (state = nextDeletion(state, event));
  const closed = await deleteAccount({ accountId: 'june', password: 'rodeo123', signal, onEvent });
  return { closed, state };
}

describe('closing an account', () => {
  test('removes everything, each file before its document, and the login last', async () => {
    expect(await run()).toEqual({ closed: true, state: { stage: 'closed' } });
    expect(backend.log).toEqual(all);
  });

  test.each(['password', ...all.filter((one) => one !== nextEvent)])(
    'a failure at %s is told, and another try finishes',
    async (call) => {
      backend.break(call);
      const { closed, state } = await run();
      expect(closed).toBe(false);
      expect(state).toEqual({
        stage: 'asking',
        problem: expect.stringContaining('Try again to go on.') as string,
      });
      expect(backend.stored.has('login')).toBe(true);
      expect(await run()).toEqual({ closed: true, state: { stage: 'closed' } });
      expect([...backend.stored]).toEqual([]);
    },
  );

  test("a browser that keeps nothing is in nobody's way", async () => {
    backend.break(nextEvent);
    expect((await run()).closed).toBe(true);
    expect([...backend.stored]).toEqual([nextEvent]);
  });

  test('leaving stops it before the next deletion, and tells nothing', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { closed, state } = await run(leaving.signal);
    expect(closed).toBe(false);
    expect(state).toMatchObject({ stage: 'closing', step: 'videos' });
    expect(backend.log).toEqual([]);
  });
});
