import type { Browser, Page } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import type { TestUser } from './test-users.ts';

/** Logs a user in with a separate browser context. */
export async function openBrowserAs(browser: Browser, user: TestUser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(user);
  await page.getByRole('heading', { name: 'Feed', exact: true }).waitFor();
  return page;
}
