import { reportError } from '#src/lib/log.ts';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet of the device. @returns `unavailable` where it has none, or where it fails */
export async function openShareSheet(link: {
  title: string;
  url: string;
}): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    if (isDismissed(error)) return 'dismissed';
    reportError(error, 'The share sheet failed');
    return 'unavailable';
  }
}
