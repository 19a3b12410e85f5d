import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildPushChoice } from '#tests/support/factories/build-push-choice.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { suitePorts } from '#tests/support/suite.ts';
import {
  createTestUser,
  getAdminDatabase,
  getAdminFirestore,
  type TestUser,
} from '#tests/support/test-users.ts';
import { click, expectPath, expectRole, expectText, fill, expectAlert } from '#tests/support/user-actions.ts';

const callAuth = async (method: string, body: object) => {
  const api = `http://127.0.0.1:${suitePorts.auth}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${api}/accounts:${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { idToken: string; error?: { message: string } };
};

/** The same user in another browser. */
const logInElsewhere = async ({ email, password }: TestUser) =>
  (await callAuth('signInWithPassword', { email, password, returnSecureToken: true })).idToken;

const fetchSignOut = async ({ id }: TestUser) =>
  (await getAdminDatabase().ref(`signOuts/${id}`).get()).val() as unknown;

async function logOutEverywhere(password: string) {
  const section = within(await screen.findByRole('region', { name: 'Log out everywhere' }));
  await fill('Current password', password, section);
  await click('button', 'Log out everywhere', section);
}

describe('log out everywhere', () => {
  test('[AUTH-08, AUTH-10, PUSH-07] ends all sessions and messages, and opens the login page here', async () => {
    const user = await createTestUser();
    const token = await logInElsewhere(user);
    const sessionsStarted = Date.now();
    await renderApp('/profile/account', { as: user, data: { [`push/${user.id}`]: buildPushChoice() } });
    await logOutEverywhere('not-this-one');
    await expectText('Wrong password. Try again.');
    expect(await fetchSignOut(user)).toBeNull();
    expect((await callAuth('lookup', { idToken: token })).error).toBeUndefined();

    // Sessions are compared with the end by whole seconds.
    await waitFor(() => expect(Date.now() - sessionsStarted).toBeGreaterThan(1000));
    await logOutEverywhere(user.password);
    await expectText("You're logged out everywhere.");
    await expectRole('heading', 'Welcome back');
    await expectPath('/login');
    expect(await fetchSignOut(user)).toBeGreaterThan(sessionsStarted);
    const push = await getAdminFirestore().doc(`push/${user.id}`).get();
    expect(push.data()).toMatchObject({ devices: [], muted: ['hats'] });
    expect((await callAuth('lookup', { idToken: token })).error?.message).toContain('TOKEN_EXPIRED');

    await fill('Email', user.email);
    await fill('Password', user.password);
    await click('button', 'Log in');
    await expectRole('heading', 'Feed');
  });

  test('[AUTH-08] reports a failure and can be retried', async () => {
    const user = await createTestUser();
    await renderApp('/profile/account', { as: user });
    const updates = failRequests(/accounts:update/);
    await logOutEverywhere(user.password);
    await expectAlert('error', "We couldn't log you out everywhere.");
    updates.stop();
    await click('button', 'Log out everywhere');
    await expectRole('heading', 'Welcome back');
  });
});
