import { screen, waitFor, within } from '@testing-library/react';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expectNoText, expectRole, expectText } from '#tests/support/user-actions.ts';

test('[AUTH-10] a lost connection is not a closed account, a deleted profile is', async () => {
  const [{ liveFirestore }, subscriptions] = await Promise.all([
    import('#src/data/firestore-live/live-firestore.ts'),
    import('#src/data/firestore-live/subscribe-to-user.ts'),
  ]);
  const subscribe = vi.spyOn(subscriptions, 'subscribeToUser');
  const user = await createTestUser();
  // Without a connection the SDK reports at once what its cache has: nothing.
  await disableNetwork(liveFirestore);
  await renderApp('/feed', { as: user });
  await waitFor(() => expect(subscribe).toHaveBeenCalledWith(user.id, expect.anything(), expect.anything()));
  await new Promise<void>((resolve) => {
    const stop = onSnapshot(doc(liveFirestore, 'users', user.id), () => {
      resolve();
      setTimeout(() => stop());
    });
  });
  await expectRole('heading', 'Feed');
  await expectNoText('This account has been closed');

  await enableNetwork(liveFirestore);
  const profile = getAdminFirestore().doc(`users/${user.id}`);
  await profile.update({ first_name: 'Rowan' });
  await expectText('Rowan Stone', within(await screen.findByRole('complementary')));
  await profile.delete();
  await expectRole('heading', 'This account has been closed');
});
