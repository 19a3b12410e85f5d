import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from './delete-account.ts';
import { initialDeletion, nextDeletion, type DeletionState, type DeletionEvent } from './deletion-state.ts';

const backend = vi.hoisted(() => {
  const stored = new Set<string>();
  let failingCall: string | undefined;
  return {
    stored,
    failAt: (call: string | undefined) => (failingCall = call),
    call(name: string) {
      if (name !== failingCall) return;
      failingCall = undefined;
      throw new Error("The server can't be reached.");
    },
    log: [] as string[],
  };
});

const remove = (path: string) => {
  backend.call(path);
  backend.log.push(path);
  return Promise.resolve(backend.stored.delete(path));
};

vi.mock('#src/data/auth/password.ts', () => ({
  reauthenticate: async () => {
    await Promise.resolve();
    backend.call('password');
  },
}));
vi.mock('#src/data/auth/auth-user.ts', () => ({ deleteAuthUser: () => remove('login') }));
vi.mock('#src/data/device/stored-next-event.ts', () => ({
  storeNextEvent: (id: string) => Promise.resolve().then(() => remove(`next event of ${id}`)),
}));
vi.mock('./remove-traces.ts', () => ({
  removeTraces: () => Promise.resolve().then(() => backend.call('traces')),
}));
vi.mock('#src/data/firestore-lite/users.ts', () => ({
  deleteProfile: (id: string) => remove(`users/${id}`),
}));
vi.mock('#src/data/storage/delete-file.ts', () => ({
  deleteFile: async (path: string) => (await remove(path), true),
}));
vi.mock('#src/data/storage/delete-video-files.ts', () => ({
  deleteVideoFiles: async (id: string) => (await remove(`${id}.mov`), await remove(`${id}.png`), []),
}));
vi.mock('#src/data/firestore-lite/owned-documents.ts', () => ({
  fetchStoredProfile: (id: string) => Promise.resolve(backend.stored.has(`users/${id}`) ? { id } : undefined),
  fetchOwnedDocuments: (collection: string) => {
    // As in the security rules: no profile, no access.
    if (!backend.stored.has('users/june')) throw new Error('You are not allowed to do this.');
    const isDocument = (path: string) => path.startsWith(`${collection}/`) && path.split('/').length === 2;
    const found = [...backend.stored].filter(isDocument);
    return Promise.resolve(found.map((path) => ({ id: path.slice(collection.length + 1) })));
  },
  deleteNotification: (id: string) => remove(`notifications/${id}`),
}));
vi.mock('#src/data/firestore-lite/blocks.ts', () => ({
  fetchBlockedIds: () => Promise.resolve(backend.stored.has('blocks/b1') ? ['b1'] : []),
  unblockAccount: (_userId: string, blockedId: string) => remove(`blocks/${blockedId}`),
}));
vi.mock('#src/data/firestore-lite/saved-videos.ts', () => ({
  deleteSavedVideos: async (id: string) => (await Promise.resolve(), await remove(`saved_videos/${id}`)),
}));
vi.mock('#src/data/firestore-lite/push-choice.ts', () => ({
  deletePushChoice: async (id: string) => (await Promise.resolve(), await remove(`push/${id}`)),
}));
vi.mock('#src/data/firestore-lite/follows.ts', () => ({
  deleteFollows: async (id: string) => (await Promise.resolve(), await remove(`follows/${id}`)),
}));
vi.mock('#src/data/realtime-database/hats.ts', () => ({
  removeHats: async (id: string) => (await Promise.resolve(), await remove(`hatsBy/${id}`)),
}));
vi.mock('#src/data/firestore-lite/delete-video.ts', () => ({
  deleteVideo: async ({ id }: { id: string }) => {
    for (const path of [`${id}.mov`, `${id}.png`, `videos/${id}`]) await remove(path);
    return [];
  },
}));
vi.mock('#src/data/firestore-lite/animals.ts', () => ({
  deleteAnimal: (id: string) => remove(`animals/${id}`),
  deletePedigree: (id: string) => remove(`pedigrees/${id}`),
}));
vi.mock('#src/data/firestore-lite/reels.ts', () => ({ deleteReel: (id: string) => remove(`reels/${id}`) }));
vi.mock('#src/data/firestore-lite/upload-tickets.ts', () => ({
  fetchUnpublishedIds: () => Promise.resolve(['unpublished']),
}));

const nextEvent = 'next event of june';
const allPaths = [
  'reels/r1',
  ...['v1.mov', 'v1.png', 'videos/v1', 'v2.mov', 'v2.png', 'videos/v2'],
  ...['animals/a1/profile.jpg', 'animals/a1', 'notifications/n1', 'notifications/n2', 'pedigrees/left'],
  ...[
    'blocks/b1',
    'saved_videos/june',
    'follows/june',
    'push/june',
    'hatsBy/june',
    'unpublished.mov',
    'unpublished.png',
  ],
  ...['users/june/profile-small.jpg', 'users/june/profile.jpg', 'users/june', nextEvent, 'login'],
];

beforeEach(() => {
  backend.stored.clear();
  for (const path of allPaths) backend.stored.add(path);
  backend.log.length = 0;
  backend.failAt(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

async function run(signal = new AbortController().signal) {
  let state: DeletionState = initialDeletion;
  const onEvent = (event: DeletionEvent) => (state = nextDeletion(state, event));
  const isDeleted = await deleteAccount({ accountId: 'june', password: 'rodeo123', signal, onEvent });
  return { isDeleted, state };
}

describe('deleteAccount', () => {
  test('deletes everything: files before their documents, and the login last', async () => {
    expect(await run()).toEqual({ isDeleted: true, state: { stage: 'deleted' } });
    expect(backend.log).toEqual(allPaths);
  });

  test.each(['password', 'traces', ...allPaths.filter((path) => path !== nextEvent)])(
    'reports a failure at %s, and a retry completes',
    async (call) => {
      backend.failAt(call);
      const { isDeleted, state } = await run();
      expect(isDeleted).toBe(false);
      expect(state).toEqual({
        stage: 'editing',
        errorMessage: expect.stringContaining('Try again to continue.') as string,
      });
      expect(backend.stored.has('login')).toBe(true);
      expect(await run()).toEqual({ isDeleted: true, state: { stage: 'deleted' } });
      expect([...backend.stored]).toEqual([]);
    },
  );

  test('ignores unavailable device storage', async () => {
    backend.failAt(nextEvent);
    expect((await run()).isDeleted).toBe(true);
    expect([...backend.stored]).toEqual([nextEvent]);
  });

  test('an abort stops before the next deletion without an error', async () => {
    const controller = new AbortController();
    controller.abort();
    const { isDeleted, state } = await run(controller.signal);
    expect(isDeleted).toBe(false);
    expect(state).toMatchObject({ stage: 'deleting', step: 'reels' });
    expect(backend.log).toEqual([]);
  });
});
