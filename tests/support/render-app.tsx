import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { getDemoAccount, type DemoAccount } from '#tests/support/demo/demo-accounts.ts';
import { App } from '#src/app/app.tsx';
import { signIn } from '#src/data/auth/session.ts';
import { setSessionHint } from '#src/session/session-hint.ts';
import { leaveApp } from './reset-app.ts';
import { getAdminFirestore, type TestUser } from './test-users.ts';
import { at } from './user-actions.ts';

interface RenderOptions {
  /** Who is logged in: a user that the test has created, or the demo account of a role. By default nobody. */
  as?: TestUser | DemoAccount['role'];
  /** Documents to store first, past the rules, by their paths. */
  data?: Readonly<Record<string, object>>;
}

/**
 * Mounts the whole app at a path, with its real routes, SDKs and data layer over the run's local backend.
 *
 * A session is restored as after an earlier visit, so delegates act for the account they selected last.
 */
export async function renderApp(path: string, { as, data }: RenderOptions = {}): Promise<void> {
  if (data) await storeDocuments(data);
  if (as !== undefined) await restoreSession(typeof as === 'string' ? getDemoAccount(as) : as);
  history.replaceState(null, '', path);
  render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Stores documents past the rules, by their paths. */
export async function storeDocuments(data: Readonly<Record<string, object>>): Promise<void> {
  const batch = getAdminFirestore().batch();
  for (const [path, document] of Object.entries(data)) batch.set(getAdminFirestore().doc(path), document);
  await batch.commit();
}

async function restoreSession({ email, password }: { email: string; password: string }) {
  await signIn(email, password);
  setSessionHint(true);
}

/** Navigates within the app, as a link does; the page need not have one. */
export function follow(path: string) {
  act(() => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
}

/** Mounts the app anew at the same path, as a reload does; the session is restored. */
export async function reload(): Promise<void> {
  await leaveApp();
  await renderApp(at());
}
