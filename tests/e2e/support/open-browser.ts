import type { Browser, Page } from '@playwright/test';
import { storeSession } from './stored-session.ts';
import type { TestUser } from '#tests/support/test-users.ts';

/** Opens a separate browser context in which a user is logged in, on no page yet. */
export async function openBrowserAs(browser: Browser, user: TestUser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await storeSession(page, user);
  return page;
}
