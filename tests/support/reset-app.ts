import 'fake-indexeddb/auto';
import { cleanup, configure, fireEvent } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { readText } from './user-actions.ts';
import { stopIntercepting, watchRequests } from './requests.ts';

declare global {
  var isAppWindowReady: true | undefined;
}

// Here for all files: modules stay loaded between them, so what one file mocks would stay mocked for the next ones.
vi.mock('#src/media/probe-video.ts', () => import('./fake-media.ts'));
vi.mock('#src/media/trim-session.ts', () => import('./fake-media.ts'));
vi.mock('#src/media/rendition.ts', () => import('./fake-media.ts'));
vi.mock('#src/media/join-videos.ts', () => import('./fake-media.ts'));
vi.mock('#src/media/fit-video.ts', () => import('./fake-media.ts'));
vi.mock('#src/media/make-card.ts', () => import('./fake-media.ts'));
vi.mock('#src/features/options/card/draw-card.ts', () => import('./fake-media.ts'));

configure({
  // A busy machine takes long to answer.
  asyncUtilTimeout: 25_000,
  // Every attempt of a wait would print the page, which takes longer than looking for the element.
  getElementError: (message) => new Error(`${message ?? ''}\n${readText(document.body)}`),
});

if (!globalThis.isAppWindowReady) {
  globalThis.isAppWindowReady = true;
  watchRequests();
  // What happy-dom lacks.
  const doNothing = () => undefined;
  Object.assign(HTMLElement.prototype, {
    showPopover: doNothing,
    // As in a browser, the page hears of it a moment later.
    hidePopover(this: HTMLElement) {
      setTimeout(() => fireEvent(this, Object.assign(new Event('toggle'), { newState: 'closed' })));
    },
    togglePopover: doNothing,
  });
}

/** Unmounts the app and forgets what it keeps in memory, but not who is logged in. */
export async function leaveApp(): Promise<void> {
  const [{ queryClient }, { useAlertsStore }, { useSessionStore }] = await Promise.all([
    import('#src/session/query-provider.tsx'),
    import('#src/session/alerts-store.ts'),
    import('#src/session/session-store.ts'),
  ]);
  cleanup();
  queryClient.clear();
  useAlertsStore.setState({ alerts: [] });
  useSessionStore.setState({ status: 'restoring' }, true);
}

afterEach(async () => {
  stopIntercepting();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await leaveApp();
  const { signOut } = await import('#src/data/auth/session.ts');
  await signOut();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
