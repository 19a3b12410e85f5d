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

  /** Lets React settle after something that is not an event of the page. */
  const settled = (happen: () => unknown) => act(() => Promise.resolve(happen()));
  const tell = (isBrief = false) =>
    settled(() => showAlert('success', 'Your ride is published.', { isBrief }));
  const wait = (milliseconds: number) => settled(() => vi.advanceTimersByTime(milliseconds));
  const shown = () => screen.queryByText('Your ride is published.') !== null;

  test('[ALRT-01] an alert stays seven seconds', async () => {
    await tell();
    await wait(6900);
    expect(shown()).toBe(true);
    await wait(200);
    expect(shown()).toBe(false);
  });

  test('[ALRT-01] the confirmation of a tiny act stays two', async () => {
    await tell(true);
    await wait(1900);
    expect(shown()).toBe(true);
    await wait(200);
    expect(shown()).toBe(false);
  });

  test('[ALRT-01] while the pointer is on it, it stays', async () => {
    await tell();
    const pointer = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
    await pointer.hover(screen.getByText('Your ride is published.'));
    await wait(20_000);
    expect(shown()).toBe(true);
    await pointer.unhover(screen.getByText('Your ride is published.'));
    await wait(7100);
    expect(shown()).toBe(false);
  });

  test('[ALRT-01] CLOSE ends it, and the same words never stand there twice', async () => {
    await tell();
    await tell();
    await settled(() => screen.getByText('Close').click());
    expect(shown()).toBe(false);
  });
});
