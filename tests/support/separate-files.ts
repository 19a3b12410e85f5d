import { afterAll, afterEach, vi } from 'vitest';

// Runs before each file: files share a process and a window, but neither modules nor what they leave behind.
vi.resetModules();

/** Most tests render nothing, and Testing Library takes longer to load than they do. */
afterEach(async () => {
  if (!document.body.hasChildNodes()) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
