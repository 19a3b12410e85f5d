import { maxAccessEntries, maxFollowedRodeos, maxFollows, maxSavedVideos } from '#src/domain/list-limits.ts';
import { maxOpenProposals } from '#src/domain/ride-link.ts';
import { DataError, type Refusal } from './data-error.ts';
import { copy } from './refusal/copy.ts';

const messages: Record<Refusal, string> = {
  ...copy,
  'links-full': copy['links-full'](maxOpenProposals),
  'saved-full': copy['saved-full'](maxSavedVideos),
  'follows-full': copy['follows-full'](maxFollows),
  'rodeos-full': copy['rodeos-full'](maxFollowedRodeos),
  'access-full': copy['access-full'](maxAccessEntries),
};

/** Creates the error of a refused write. Apart from `DataError`, because no first page writes. */
export const createRefusal = (refusal: Refusal, cause?: unknown): DataError =>
  new DataError(refusal, cause, messages[refusal]);
