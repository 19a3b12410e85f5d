import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { holdRequests, interceptRequests } from '#tests/support/requests.ts';
import { goTo } from '#tests/support/menu.ts';
import { click, expectRole, findEnabled } from '#tests/support/user-actions.ts';

afterEach(() => vi.useRealTimers());

/** Other timers, such as those of the SDKs, must not wait. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const expectError = async (title: string) =>
  expectRole('heading', title, within(await screen.findByRole('alert')));

describe('[LIST-01] without an answer for 30 seconds', () => {
  test('the feed says so, and can be retried', async () => {
    await renderApp('/feed', { as: 'fan' });
    await screen.findByRole('feed');
    await screen.findByRole('button', { name: 'Logout' });
    const hanging = holdRequests(/:runQuery/);
    await click('button', 'Refresh the feed');
    stopClock();
    fireEvent.animationEnd(screen.getByRole('button', { name: 'Refresh the feed' }).querySelector('svg')!);
    await vi.waitFor(() => expect(hanging.requests).not.toEqual([]), 10_000);
    await passSeconds(30);
    await expectError("We couldn't load the videos");
    hanging.stop();
    await findEnabled('button', 'Try again');
    await click('button', 'Try again');
    await screen.findByRole('feed');
  });

  test.each([
    ['News', "We couldn't load the news"],
    ['Schedule', "We couldn't load the schedule"],
  ])('%s says so', async (page, message) => {
    await renderApp('/feed', { as: 'fan' });
    await screen.findByRole('button', { name: 'Logout' });
    const hanging = interceptRequests(/\/services\//, () => new Promise<never>(() => undefined));
    stopClock();
    await goTo(page);
    await vi.waitFor(() => expect(hanging.requests).not.toEqual([]), 10_000);
    await passSeconds(30);
    await expectError(message);
  });
});
