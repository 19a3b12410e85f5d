import type { Page, Route } from '@playwright/test';
import { DraftPage } from '../pages/draft-page.ts';
import type { Interruption } from './interruption-table.ts';
import type { HeldRequest } from './upload-gateway.ts';

export type TabInterruption = Extract<Interruption, 'tab closed' | 'tab crashed' | 'reload'>;

export const isTabInterruption = (interruption: Interruption): interruption is TabInterruption =>
  interruption === 'tab closed' || interruption === 'tab crashed' || interruption === 'reload';

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined); // it has no response
  await crashed;
  await page.close();
}

/**
 * Ends the page without the draft being told.
 *
 * @returns the page that a member has afterwards
 */
export async function interruptTab(page: Page, interruption: Interruption): Promise<Page> {
  const context = page.context();
  switch (interruption) {
    case 'tab closed':
      await page.close();
      return context.newPage();
    case 'tab crashed':
      await crash(page);
      return context.newPage();
    case 'reload':
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      return page;
    default:
      throw new Error(`Not of a tab: ${interruption}`);
  }
}

/** Takes the connection away until the app has noticed. */
async function goOffline(page: Page, route: Route): Promise<void> {
  await page.context().setOffline(true);
  await route.abort('internetdisconnected');
  await new DraftPage(page).waiting.waitFor();
  await page.context().setOffline(false);
}

/** Interrupts a request. @returns the page that a member has afterwards */
export async function interruptRequest(
  page: Page,
  held: HeldRequest,
  interruption: Interruption,
): Promise<Page> {
  const route = await held.reached;
  if (isTabInterruption(interruption)) {
    // A held request of a closed tab might still be sent.
    await route.abort();
    return interruptTab(page, interruption);
  }
  if (interruption === 'offline') await goOffline(page, route);
  else await route.fulfill({ status: Number(interruption), body: '{}' });
  return page;
}
