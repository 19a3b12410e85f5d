import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Watches for another document that the app opens, which nothing loads here: the landing page is one.
 *
 * @returns waits until it is the landing page
 */
export function watchDocuments(): { expectLandingPage: () => Promise<void> } {
  const opened: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void opened.push(String(url)));
  vi.spyOn(location, 'reload').mockImplementation(() => void opened.push(location.pathname));
  return { expectLandingPage: () => waitFor(() => expect(opened).toContain('/')) };
}
