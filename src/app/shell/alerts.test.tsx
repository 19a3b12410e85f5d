import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showAlert, useAlertsStore } from '#src/session/alerts-store.ts';
import { Alerts } from './alerts.tsx';

describe('Alerts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // happy-dom has no popover API.
    Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false);
    render(<Alerts />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    useAlertsStore.setState(useAlertsStore.getInitialState(), true);
  });

  const actAsync = (callback: () => unknown) => act(() => Promise.resolve(callback()));
  const show = (isBrief = false) =>
    actAsync(() => showAlert('success', 'Your ride is published.', { isBrief }));
  const wait = (durationMs: number) => actAsync(() => vi.advanceTimersByTime(durationMs));
  const isShown = () => screen.queryByText('Your ride is published.') !== null;

  test('[ALRT-01] closes after seven seconds', async () => {
    await show();
    await wait(6900);
    expect(isShown()).toBe(true);
    await wait(200);
    expect(isShown()).toBe(false);
  });

  test('[ALRT-01] closes after two seconds when it is brief', async () => {
    await show(true);
    await wait(1900);
    expect(isShown()).toBe(true);
    await wait(200);
    expect(isShown()).toBe(false);
  });

  test('[ALRT-01] stays open while hovered', async () => {
    await show();
    const pointer = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
    await pointer.hover(screen.getByText('Your ride is published.'));
    await wait(20_000);
    expect(isShown()).toBe(true);
    await pointer.unhover(screen.getByText('Your ride is published.'));
    await wait(7100);
    expect(isShown()).toBe(false);
  });

  test('[ALRT-01] stays open while the keyboard is at one of its buttons', async () => {
    await show();
    const close = screen.getByText('Close');
    await actAsync(() => close.focus());
    await wait(20_000);
    expect(isShown()).toBe(true);
    await actAsync(() => close.blur());
    await wait(7100);
    expect(isShown()).toBe(false);
  });

  test('[ALRT-01] replaces an alert with the same message, and closes on Close', async () => {
    await show();
    await show();
    await actAsync(() => screen.getByText('Close').click());
    expect(isShown()).toBe(false);
  });

  test('[ALRT-01] shows one alert at a time, and returns to one with an action', async () => {
    const action = { label: 'Refresh', onClick: () => {} };
    await actAsync(() => showAlert('error', 'The ride was not saved.'));
    await actAsync(() => showAlert('info', 'There is a new version.', { action }));
    await show();
    expect(screen.queryByText('The ride was not saved.')).toBeNull();
    expect(screen.queryByText('There is a new version.')).toBeNull();
    expect(screen.getAllByText('Close')).toHaveLength(1);
    await actAsync(() => screen.getByText('Close').click());
    expect(screen.getByText('There is a new version.')).toBeDefined();
    await actAsync(() => screen.getByText('Close').click());
    expect(screen.queryByText('Close')).toBeNull();
  });
});
