import { withDataErrors } from './data-error.ts';
import { isOfNewestRelease } from './page-release.ts';

/**
 * Whether this page is of the release that the server has now: its document names the same script.
 *
 * @throws DataError when the server cannot be reached
 */
export const isLatestRelease = (): Promise<boolean> => withDataErrors(() => isOfNewestRelease());
