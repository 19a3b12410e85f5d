import { formatTable } from '../bench/bench-result.ts';
import { run } from '../bench/parts/sizes.ts';

/**
 * Fails if a page's first load is larger than its ceiling. Reads the build in `dist` if it is newer than the sources, and
 * builds the app otherwise (about 20 seconds); `npm test` builds it first, so there it costs nothing.
 */
export async function checkSizes(): Promise<string[]> {
  const failed = (await run()).filter(({ status }) => status === 'fail');
  return failed.length > 0 ? formatTable(failed).split('\n') : [];
}
