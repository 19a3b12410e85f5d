import { vi } from 'vitest';

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
