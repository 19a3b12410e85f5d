import { hasSessionHint } from '#src/session/session-hint.ts';
import { isPublicDataPath } from './public-data-paths.ts';

export const loadShellPage = () => import('./pages/shell-page.tsx');
export const loadFeedPage = () => import('#src/features/feed/feed-page.tsx');

const importFirstPage = () =>
  Promise.allSettled([import('./member-routes.tsx'), loadShellPage(), loadFeedPage()]);

/** Settles when what is shown before the session is there no longer competes with the code of the session. */
export async function loadFirstPage(): Promise<void> {
  if (!hasSessionHint()) return;
  // A failure is reported by the page that imports again.
  const code = importFirstPage();
  if (isPublicDataPath(location.pathname)) await code;
}
