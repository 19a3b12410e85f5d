import { isLatestRelease } from '#src/data/latest-release.ts';
import { isFailedImport } from '#src/lib/unreachable.ts';

/** Whether code cannot be fetched because the server has that of another release by now. Never rejects. */
export async function isReleaseGone(error: unknown): Promise<boolean> {
  if (!isFailedImport(error) || !navigator.onLine) return false;
  try {
    return !(await isLatestRelease());
  } catch {
    return false;
  }
}
