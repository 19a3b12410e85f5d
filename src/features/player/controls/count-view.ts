import { countView } from '#src/queries/view-queries.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { isMember } from '#src/session/use-member-id.ts';

/** Apart from the player, whose clip does not wait for the code of queries. */
export const countVideoView = (videoId: string) =>
  countView(queryClient, videoId, { mayStartCounter: isMember });
