import { withDataErrors } from '../data-error.ts';
import { requestJson } from '../request.ts';
import { signUrl } from './sign-url.ts';
import { buildViewCountUrl, withDenials } from './view-counts.ts';

/**
 * Creates the view counter of a video; succeeds when it exists. Requires a verified login.
 *
 * @throws DataError
 */
export async function createViewCounter(videoId: string): Promise<void> {
  return withDataErrors(async () => {
    const url = buildViewCountUrl(videoId);
    if ((await requestJson(url)) !== null) return;
    await withDenials(requestJson(await signUrl(url), { method: 'PUT', body: '0' }));
  });
}
