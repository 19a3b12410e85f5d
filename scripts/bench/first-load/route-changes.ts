import type { Browser, CDPSession, Page } from 'playwright';
import { openContext, type StoredSession } from './browser-session.ts';

const pages = ['Top Rides', 'News', 'Schedule', 'Notifications', 'Feed'];
const rounds = 20;

async function visitPages(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of pages) {
      await navigation.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  }
}

async function measureHeap(client: CDPSession): Promise<number> {
  // The first collection runs finalizers, whose objects only the second one frees.
  for (let count = 0; count < 2; count += 1) await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * By how many percent the heap of a signed-in page grows over 100 route changes, after another 100 that load every page, fill
 * the caches and let the code be optimized. Garbage is collected before both measurements.
 *
 * @param origin of the build
 */
export async function measureHeapGrowth(
  browser: Browser,
  origin: string,
  session: StoredSession,
): Promise<number> {
  const context = await openContext(browser, session);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await page.goto(`${origin}/feed`);
    await visitPages(page);
    const before = await measureHeap(client);
    await visitPages(page);
    return ((await measureHeap(client)) / before) * 100 - 100;
  } finally {
    await context.close();
  }
}
