import type { EarlyRequest } from '#src/config/page-document.ts';
import { buildFirstPageRequest } from '#src/data/firestore-rest/public-videos.ts';
import { eventParameter, feedPageSizes } from '#src/features/feed/feed-filter.ts';

/** The first rides of a member's feed. */
export const feedRequest: EarlyRequest = {
  ...buildFirstPageRequest({ kind: 'all' }, feedPageSizes.first),
  unless: eventParameter,
};
