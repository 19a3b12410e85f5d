import { vi, expect } from 'vitest';
import { waitFor } from '@testing-library/react';

interface Download {
  name: string;
  file: Blob;
}

/** Takes the files that the app saves until the test ends, as a browser would. */
export function watchDownloads(): { downloads: readonly Download[] } {
  const downloads: Download[] = [];
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${location.origin}/${files.size}`;
    files.set(url, file as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (this.download && file) downloads.push({ name: this.download, file });
  });
  return { downloads };
}

/**
 * Watches for another document that the app opens, which nothing loads here: the landing page is one.
 *
 * @returns a function that waits until the page is the landing page
 */
export function watchDocuments(): { expectLandingPage: () => Promise<void> } {
  const opened: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void opened.push(String(url)));
  vi.spyOn(location, 'reload').mockImplementation(() => void opened.push(location.pathname));
  return { expectLandingPage: () => waitFor(() => expect(opened).toContain('/')) };
}
