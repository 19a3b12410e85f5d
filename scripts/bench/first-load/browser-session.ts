import type { Browser, BrowserContext } from 'playwright';
import { demoAccounts } from '../../seed/demo-accounts.ts';

/** What a browser keeps of a session: cookies, local storage and databases. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The window of the browser tests, wide enough for the main menu. */
const viewport = { width: 1440, height: 900 };

/** A browser without anything cached. @param session to be signed in with */
export const openContext = (browser: Browser, session?: StoredSession): Promise<BrowserContext> =>
  browser.newContext({ viewport, ...(session && { storageState: session }) });

/** Logs the demo fan in. @param origin of the build */
export async function logIn(browser: Browser, origin: string): Promise<StoredSession> {
  const account = demoAccounts.find(({ role }) => role === 'fan');
  if (!account) throw new Error('there is no demo account of a fan');
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('article').first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
