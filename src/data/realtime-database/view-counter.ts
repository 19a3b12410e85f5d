import { auth } from '../auth/auth.ts';
import { withDataErrors } from '../data-error.ts';
import { requestJson } from '../request.ts';
import { buildViewCountUrl, withDenials } from './view-counts.ts';

/**
 * Creates the view counter of a video; succeeds when it exists. Requires a verified login.
 *
 * @throws DataError
 */
export async function createViewCounter(videoId: string): Promise<void> {
  return withDataErrors(async () => {
    const url = new URL(buildViewCountUrl(videoId));
    if ((await requestJson(url.href)) !== null) return;
    url.searchParams.set('auth', (await auth.currentUser?.getIdToken()) ?? '');
    await withDenials(requestJson(url.href, { method: 'PUT', body: '0' }));
  });
}
