import { act, screen } from '@testing-library/react';
import axe from 'axe-core';

/** What depends on colors, on the layout or on the document is checked by the browser tests of all screens. */
const skippedRules = ['color-contrast', 'link-in-text-block', 'target-size', 'region'];

/**
 * Checks a part of the page with axe; the whole page would take several times as long.
 *
 * @returns for each violation the rule and the elements
 */
export async function findAccessibilityViolations(part = screen.getByRole('main')): Promise<string[]> {
  const rules = Object.fromEntries(skippedRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await act(() => axe.run(part, { resultTypes: ['violations'], rules }));
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
