import { reportError } from '#src/lib/log.ts';
import { isMember } from '#src/session/use-member-id.ts';

async function count(videoId: string): Promise<void> {
  const [{ countView }, { queryClient }] = await Promise.all([
    import('#src/queries/view-queries.ts'),
    import('../query-client.ts'),
  ]);
  await countView(queryClient, videoId, { mayStartCounter: isMember });
}

/** Counts a view, with code that loads only then. */
export function countVideoView(videoId: string): void {
  count(videoId).catch((error: unknown) => reportError(error, 'The view could not be counted'));
}
