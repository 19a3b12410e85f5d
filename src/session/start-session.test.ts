import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#src/data/auth/session.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { useAlertsStore } from './alerts-store.ts';
import * as actions from './session-actions.ts';
import { useSessionStore } from './session-store.ts';
import { startSession } from './start-session.ts';

vi.mock('./session-effects.ts', () => ({ startSessionEffects: () => () => undefined }));

const importAuth = vi.spyOn(actions, 'importAuth');
type Auth = Awaited<ReturnType<typeof actions.importAuth>>;
const subscribeToSessionUser = vi.fn<(listener: (user: SessionUser | null) => void) => () => void>();

beforeEach(() => {
  vi.clearAllMocks();
  useAlertsStore.setState({ alerts: [] });
  useSessionStore.setState(sessionStates.restoring, true);
  importAuth.mockResolvedValue({ subscribeToSessionUser } as unknown as Auth);
});

test('the code of the session loads after the first page', async () => {
  const firstPage = createDeferred<void>();
  startSession(firstPage.promise);
  await vi.dynamicImportSettled();
  expect(importAuth).not.toHaveBeenCalled();
  firstPage.resolve();
  await vi.waitFor(() => expect(subscribeToSessionUser).toHaveBeenCalledTimes(1));
});

test('without that code nobody is signed in, and the reason is shown', async () => {
  importAuth.mockRejectedValue(new Error('The server is down.'));
  startSession();
  await vi.waitFor(() => expect(useSessionStore.getState()).toEqual(sessionStates.visitor));
  expect(useAlertsStore.getState().alerts).toMatchObject([{ message: 'The server is down.' }]);
});
