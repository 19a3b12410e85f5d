import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { screens, type ScreenRole } from '../e2e/support/screens.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';

/** Documents of their own, which need no code, and a page that leads on to another. */
const excludedNames = ['landing', 'privacy policy', 'terms', 'email action'];

const listPaths = (role: ScreenRole) =>
  screens[role]
    .filter(({ name, open }) => open === undefined && !excludedNames.includes(name))
    .map(({ path }) => path);

const connectionError = "The server can't be reached. Check your connection and try again.";
const countErrors = () => screen.queryAllByText(connectionError, { exact: false }).length;
const waitUntilLoaded = () =>
  waitFor(() => {
    expect(screen.queryAllByRole('heading', { hidden: true })).not.toEqual([]);
    expect(document.querySelector('main [aria-busy=true], main .animate-pulse')).toBeNull();
  });

/** Until the last attempt has failed. */
const passAttempts = () => act(() => vi.advanceTimersByTimeAsync(4000));

afterEach(() => vi.useRealTimers());

test.each(Object.keys(screens) as ScreenRole[])(
  'pages that a %s opened without a connection load once there is one',
  async (role) => {
    await renderApp(role === 'visitor' ? '/login' : '/feed', role === 'visitor' ? {} : { as: role });
    await waitUntilLoaded();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let errorCount = 0;
    for (const path of listPaths(role)) {
      const offline = failRequests(/./);
      follow(path);
      await passAttempts();
      errorCount += countErrors();
      offline.stop();
      fireEvent(window, new Event('online'));
      await waitFor(() => expect([path, countErrors()]).toEqual([path, 0]));
      await waitUntilLoaded();
    }
    expect(errorCount).toBeGreaterThan(0);
  },
);
