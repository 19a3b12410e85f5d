import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps people with a disability from using the page as it stands: the rule and the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
