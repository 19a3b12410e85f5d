import dayjs from 'dayjs';
import { afterAll, afterEach, vi } from 'vitest';
import { parseEnv } from '#src/config/parse-env.ts';

// Runs before each file: files share a process and a window, but neither modules nor what they leave behind.
vi.resetModules();

/** What a build without optional services injects; a test adds to `env` what it is about. */
Object.assign(globalThis, {
  injectedEnv: parseEnv({
    VITE_FIREBASE_PROJECT_ID: 'p',
    VITE_FIREBASE_API_KEY: 'k',
    VITE_FIREBASE_APP_ID: 'a',
    VITE_FIREBASE_AUTH_DOMAIN: 'p.example',
    VITE_FIREBASE_STORAGE_BUCKET: 'b',
  }),
});

/** Most tests render nothing, and Testing Library takes longer to load than they do. */
afterEach(async () => {
  if (!document.body.hasChildNodes()) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Vitest would do it before the next test, which is after the next file has loaded what it needs.
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // Libraries are not loaded again: one keeps the language that a test has chosen.
  dayjs.locale('en');
});
