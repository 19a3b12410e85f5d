import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auth } from '#src/data/auth/auth.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { reload, renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { scrollToEnd } from '#tests/support/scroll.ts';
import {
  createTestUser,
  getAdminFirestore,
  setSecondFactors,
  type TestUser,
} from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

async function logIn({ email, password }: TestUser) {
  await fill('Email', email);
  await fill('Password', password);
  await click('button', 'Log in');
}

const findNavigation = async () => within(await screen.findByRole('navigation', { name: 'Portal' }));

const readItems = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('[POR-01, LGCY-01, GRD-02, GRD-04] shows empty pages and all users, whom it hides from staff', async () => {
  await renderApp('/portal');
  await expectPath('/login');
  const user = await createTestUser(buildContestant());
  await logIn(user);
  await expectPath('/portal/home');
  for (const [name, empty] of [
    ['Orders', 'No orders yet'],
    ['Reports', 'No reports yet'],
    ['Billing', 'No bills yet'],
  ] as const) {
    await click('link', name, await findNavigation());
    await expectRole('heading', name);
    await expectRole('heading', empty);
  }
  await click('link', 'All Users', await findNavigation());
  await expectRole('list', 'Users');
  expect(readItems('Users')[0]).toBe('Abel Craneabel@legacy.example');
  expect(readItems('Users')).toHaveLength(10);
  scrollToEnd();
  await waitFor(() => expect(readItems('Users')).toHaveLength(12));

  const options = screen.getByLabelText<HTMLSelectElement>('Search in');
  expect(options.closest('fieldset')?.disabled).toBe(true);
  expect([...options.options].map(({ text }) => text)).toEqual(['Orders', 'Reports', 'Billing']);
  await expectText("There's nothing to search yet.");
  expect(await findAccessibilityViolations()).toEqual([]);

  await getAdminFirestore().doc(`users/${user.id}`).update({ account_type: 6 });
  await reload();
  await expectRole('heading', 'Home');
  const links = (await findNavigation()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'Orders', 'Reports', 'Billing']);
  await expectNoRole('list', 'Users');
});

test('[POR-01] removes a second factor after confirmation and reports a failure', async () => {
  const user = await createTestUser(buildContestant());
  await renderApp('/portal/home', { as: user });
  await setSecondFactors(user.id, ['Work phone', 'Old phone']);
  await click('button', user.name);
  await click('menuitem', 'Two-step verification');
  const remove = async (button: string) => {
    await click('button', 'Remove Old phone');
    const question = within(await expectRole('dialog', 'Remove Old phone?'));
    await expectText('Your password alone will be enough to log in.', question);
    await click('button', button, question);
    return within(await expectRole('dialog', 'Two-step verification'));
  };
  const list = await expectRole('dialog', 'Two-step verification');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(await findAccessibilityViolations(list)).toEqual([]);
  expect((await remove('Keep')).getAllByRole('listitem')).toHaveLength(2);

  const refusal = interceptRequests(/mfaEnrollment:withdraw/, () =>
    Response.json({ error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } }, { status: 400 }),
  );
  const afterFailure = await remove('Remove');
  await expectText('You logged in too long ago to remove it here.');
  expect(afterFailure.getAllByRole('listitem')).toHaveLength(2);
  refusal.stop();
  const afterSuccess = await remove('Remove');
  await expectAlert('success', 'Old phone removed.');
  await waitFor(() => {
    const items = afterSuccess.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([expect.stringMatching(/^Work phone/)]);
  });
});

test('[POR-01] a logout that fails keeps the session; then two-step verification keeps one out', async () => {
  const user = await createTestUser(buildContestant());
  await renderApp('/portal/home', { as: user });
  const logOut = async () => {
    await click('button', user.name);
    await click('menuitem', 'Logout');
    await click('button', 'Yes');
  };
  // As when the storage of the browser cannot be written to.
  const signOut = vi
    .spyOn(auth, 'signOut')
    .mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
  await logOut();
  await expectText('Could not logout. Please try again.');
  expect(at()).toBe('/portal/home');
  signOut.mockRestore();
  await logOut();
  await expectRole('heading', 'Welcome back');

  // Login with a second factor is not supported.
  await setSecondFactors(user.id, ['Work phone']);
  await logIn(user);
  await expectText('This account uses two-step verification');
  await setSecondFactors(user.id, []);
  await logIn(user);
  await expectRole('heading', 'Feed');
});
