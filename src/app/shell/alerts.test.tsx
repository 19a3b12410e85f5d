import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showAlert, useAlertsStore } from '#src/session/alerts-store.ts';
import { Alerts } from './alerts.tsx';

describe('banner alerts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // The test's DOM knows no top layer.
    Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false);
    render(<Alerts />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    useAlertsStore.setState(useAlertsStore.getInitialState(), true);
  });

  const tell = (brief = false) => act(() => showAlert('success', 'Your ride is published.', { brief }));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const shown = () => screen.queryByText('Your ride is published.') !== null;

  test('[ALRT-01] an alert stays seven seconds', () => {
    tell();
    wait(6900);
    expect(shown()).toBe(true);
    wait(200);
    expect(shown()).toBe(false);
  });

  test('[ALRT-01] the confirmation of a tiny act stays two', () => {
    tell(true);
    wait(1900);
    expect(shown()).toBe(true);
    wait(200);
    expect(shown()).toBe(false);
  });

  test('[ALRT-01] while the pointer is on it, it stays', async () => {
    tell();
    const pointer = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
    await pointer.hover(screen.getByText('Your ride is published.'));
    wait(20_000);
    expect(shown()).toBe(true);
    await pointer.unhover(screen.getByText('Your ride is published.'));
    wait(7100);
    expect(shown()).toBe(false);
  });

  test('[ALRT-01] CLOSE ends it, and the same words never stand there twice', () => {
    tell();
    tell();
    act(() => screen.getByText('Close').click());
    expect(shown()).toBe(false);
  });
});
