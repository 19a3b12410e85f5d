import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { suitePorts } from '#tests/support/suite.ts';
import { getAdminDatabase } from '#tests/support/test-users.ts';

/**
 * Gives a page a Realtime Database of its own, with the same rules, so that a release it is told of reaches no other
 * test. Call it before the page is opened.
 *
 * @returns announces releases until the page shows a notice: the first one that it reads is the running one
 */
export async function openReleases(page: Page): Promise<(notice: Locator) => Promise<void>> {
  const namespace = `releases-${crypto.randomUUID()}`;
  const rulesUrl = `http://127.0.0.1:${suitePorts.database}/.settings/rules.json?ns=${namespace}`;
  const { ok } = await fetch(rulesUrl, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: await readFile('database.rules.json'),
  });
  if (!ok) throw new Error('The database did not accept its rules');
  await page.addInitScript((name) => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(String(url).replace(/(?<=[?&]ns=)[^&]+/, name), protocols);
      }
    };
  }, namespace);
  const release = getAdminDatabase(namespace).ref('release');
  return (notice) =>
    expect
      .poll(async () => {
        await release.set(crypto.randomUUID());
        return notice.isVisible();
      })
      .toBe(true);
}
