import { env } from '#src/config/env.ts';
import { realtimeDatabaseUrl } from '#src/config/service-urls.ts';
import { parseFlags, type Flags } from '#src/domain/flags.ts';
import { withDataErrors } from '../data-error.ts';
import { requestJson } from '../request.ts';

/**
 * Reads what operators have switched off; requires no login.
 *
 * @throws DataError
 */
export async function fetchFlags(): Promise<Flags> {
  return parseFlags(await withDataErrors(() => requestJson(realtimeDatabaseUrl('flags', env.signalsUrl))));
}
