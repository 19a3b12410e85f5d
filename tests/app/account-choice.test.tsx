import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addStaleAccess, createSharedAccount } from '#tests/support/account-sharing.ts';
import {
  logIn as enterLogin,
  at,
  click,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  findEnabled,
} from '#tests/support/user-actions.ts';
import { logOut } from '#tests/support/menu.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { failRequests, interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { scrollToCards } from '#tests/support/scroll.ts';
import {
  createTestUser,
  fetchStoredProfile,
  getAdminFirestore,
  type TestUser,
} from '#tests/support/test-users.ts';

async function logIn(user: TestUser) {
  await expectRole('heading', 'Welcome back');
  await enterLogin(user);
}

/** The radio button of an account. */
const findOption = ({ name }: TestUser) =>
  screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) });

const countOptions = () => screen.getAllByRole('radio').length;

async function choose(account: TestUser) {
  (await findOption(account)).click();
  await click('button', 'Continue');
}

/** The main headings that were on the screen until now, in their order. */
function recordHeadings(): string[] {
  const headings: string[] = [];
  const record = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && heading !== headings.at(-1)) headings.push(heading);
  };
  const observer = new MutationObserver(record);
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return headings;
}

describe('account choice after login', () => {
  test('[AUTH-05, AUTH-06, GRD-04] is shown to delegates, stored, and continues to the requested page', async () => {
    const { delegate, grantor } = await createSharedAccount();
    await renderApp('/my-rodeo?tab=videos#top');
    await logIn(delegate);
    await expectRole('heading', 'User Account');
    expect(at()).toBe('/login');
    expect((await findOption(delegate)).checked).toBe(true);
    expect(countOptions()).toBe(2);
    scrollToCards();
    await expectText(grantor.email);
    await choose(grantor);
    await expectPath('/my-rodeo?tab=videos#top');
    await expectRole('heading', grantor.name);
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(grantor.id);
  });

  test('[ACC-07, LIST-03] of many accounts reads twenty in a request, and emails of those in view; the chosen one is among the rows', async () => {
    const { delegate } = await createSharedAccount();
    const grantors = Array.from({ length: 64 }, (_, index) =>
      buildContractor({ name: `Ranch ${index}`, user_access: { [delegate.id]: true } }),
    );
    const chosen = buildContractor({
      ...{ id: `~${delegate.id}`, name: 'Last Ranch', user_access: { [delegate.id]: true } },
    });
    const access = Object.fromEntries([...grantors, chosen].map(({ id }) => [id, true]));
    await getAdminFirestore()
      .doc(`users/${delegate.id}`)
      .set({ account_access: access, current_accessed_account: chosen.id }, { merge: true });
    const data = Object.fromEntries([...grantors, chosen].map((grantor) => [`users/${grantor.id}`, grantor]));
    await renderApp('/login', { data });
    const { requests } = recordRequests(/:runQuery|:batchGet/);
    await logIn(delegate);
    // After the own account and the shared one.
    await waitFor(() => expect(countOptions()).toBe(67));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Last Ranch/ })).checked).toBe(true);
    const pages = requests.filter(({ url, body }) => url.includes(':runQuery') && body.includes('"IN"'));
    expect(pages).toHaveLength(4);
    // The own account, before and after.
    expect(requests.length - pages.length).toBeLessThan(6);
  });

  test('[AUTH-05, SWT-01] omits accounts without access and preselects the last selected account', async () => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    const staleNames = await addStaleAccess(accounts);
    const selection = { current_accessed_account: grantor.id };
    await getAdminFirestore().doc(`users/${delegate.id}`).update(selection);
    await renderApp('/login');
    await logIn(delegate);
    expect((await findOption(grantor)).checked).toBe(true);
    const [own, other, ...rest] = screen.getAllByRole('radio');
    expect([own, other, rest]).toEqual([await findOption(delegate), await findOption(grantor), []]);
    for (const name of staleNames) await expectNoText(name);
  });

  test('[AUTH-05] is skipped for users with one account', async () => {
    const user = await createTestUser();
    const headings = recordHeadings();
    await renderApp('/login');
    await logIn(user);
    await expectRole('heading', 'Feed');
    expect(headings).toEqual(['Welcome back', 'Feed']);
  });

  test('[GRD-11] shows no other page in between', async () => {
    const { delegate } = await createSharedAccount();
    const headings = recordHeadings();
    await renderApp('/login');
    await logIn(delegate);
    await click('button', 'Continue');
    await expectRole('heading', 'Feed');
    expect(headings).toEqual(['Welcome back', 'User Account', 'Feed']);
  });

  test('[GRD-05] blocks visitor and member pages until completed', async () => {
    const { delegate } = await createSharedAccount();
    await renderApp('/login');
    await logIn(delegate);
    await findEnabled('button', 'Continue');
    for (const path of ['/signup', '/my-rodeo']) {
      follow(path);
      await expectPath('/login');
      await expectRole('heading', 'User Account');
    }
  });

  test('[AUTH-06] reports a failed save, keeps the choice for a retry, and allows logging out', async () => {
    const { delegate, grantor } = await createSharedAccount();
    await renderApp('/login');
    await logIn(delegate);
    await findEnabled('button', 'Continue');
    const saves = failRequests(/documents:commit/);
    await choose(grantor);
    await expectText("We couldn't save your choice. The server can't be reached.");
    expect((await findOption(grantor)).checked).toBe(true);
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);
    saves.stop();
    await click('button', 'Continue');
    await expectRole('heading', 'Feed');

    await logOut();
    await logIn(delegate);
    await click('button', 'Log out');
    await expectRole('heading', 'Welcome back');
    follow('/feed');
    await expectPath('/login');
    await expectRole('heading', 'Welcome back');
  });

  test('[AUTH-05] no longer offers an account that turns out to be closed when it is chosen', async () => {
    const { delegate, grantor } = await createSharedAccount();
    await renderApp('/login');
    await logIn(delegate);
    await findEnabled('button', 'Continue');
    await getAdminFirestore().doc(`users/${grantor.id}`).update({ deleted: true });
    await choose(grantor);
    await expectText(/^We couldn't save your choice/);
    await waitFor(() => expect(countOptions()).toBe(1));
    expect((await findOption(delegate)).checked).toBe(true);
  });

  test('[AUTH-05, LIST-01] reports a failed load and retries it', async () => {
    const { delegate, grantor } = await createSharedAccount();
    const reads = interceptRequests(
      ({ url, body }) => url.includes(':batchGet') && body.includes(grantor.id),
      () => new Response('{}', { status: 500 }),
    );
    await renderApp('/login');
    await logIn(delegate);
    await expectText("We couldn't load your accounts.");
    expect(screen.queryByRole('radio')).toBeNull();
    reads.stop();
    await click('button', 'Try again');
    await waitFor(async () => expect((await findOption(grantor)).checked).toBe(false));
  });
});
