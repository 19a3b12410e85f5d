import { reportError } from '#src/lib/log.ts';
import { isMember } from '#src/session/use-member-id.ts';

/** Counts a view, with code that loads only then. */
export async function countVideoView(videoId: string): Promise<void> {
  try {
    const [{ countView }, { queryClient }] = await Promise.all([
      import('#src/queries/views.ts'),
      import('../query-client.ts'),
    ]);
    await countView(queryClient, videoId, { mayStartCounter: isMember });
  } catch (error) {
    reportError(error, 'The view could not be counted');
  }
}
