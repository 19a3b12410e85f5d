import { showReleaseNotice } from '#src/session/release-notice.ts';
import { isReleaseGone } from './is-release-gone.ts';

/** Offers to reload when code cannot be fetched because the server has another release. @returns whether it has */
export async function announceGoneRelease(error: unknown): Promise<boolean> {
  const isGone = await isReleaseGone(error);
  if (isGone) showReleaseNotice();
  return isGone;
}
