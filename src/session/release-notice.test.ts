import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeToRelease } from '#src/data/realtime-database/app-release.ts';
import { showAlert, useAlertsStore } from './alerts-store.ts';
import { subscribeToReleases } from './release-notice.ts';

vi.mock('#src/config/env.ts', () => ({ env: { productName: 'Rodeo Reel' } }));
vi.mock('#src/data/realtime-database/app-release.ts', () => ({
  subscribeToRelease: vi.fn<() => () => void>(),
}));

let stop: () => void;
const getAlerts = () => useAlertsStore.getState().alerts;
const readRelease = (release: string | null) => vi.mocked(subscribeToRelease).mock.lastCall?.[0](release);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(subscribeToRelease).mockReturnValue(() => undefined);
  useAlertsStore.setState({ alerts: [] });
  stop = subscribeToReleases();
  await vi.advanceTimersByTimeAsync(2000);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[NEWV-01] a new release', () => {
  test.each(['spring', null])('is any value after the first one, %s', (first) => {
    readRelease(first);
    readRelease(first);
    expect(getAlerts()).toEqual([]);
    readRelease('summer');
    expect(getAlerts()).toMatchObject([
      {
        tone: 'info',
        message: 'There is a new version available. Click to reload Rodeo Reel.',
        durationMs: 10_000,
        action: { label: 'Refresh' },
      },
    ]);
  });

  test('waits until what the user has just been told is closed', () => {
    showAlert('success', 'Your ride is published.');
    readRelease('spring');
    readRelease('summer');
    readRelease('autumn');
    expect(getAlerts()).toMatchObject([{ tone: 'info' }, { message: 'Your ride is published.' }]);
  });

  test('is loaded by Refresh, which clears the local storage but for the session, unregisters the workers and deletes their caches', async () => {
    const unregister = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const reload = vi.fn<() => void>();
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) },
    });
    vi.stubGlobal('location', { reload });
    const deleteCache = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['shell']), delete: deleteCache });
    localStorage.setItem('left-over', 'yes');
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    readRelease('spring');
    readRelease('summer');
    getAlerts()[0]?.action?.onClick();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(deleteCache).toHaveBeenCalledWith('shell');
    expect(Object.keys(localStorage)).toEqual(['firebase:authUser:key:[DEFAULT]']);
  });
});
