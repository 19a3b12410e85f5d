import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('#src/data/realtime-database/app-release.ts', () => ({
  subscribeToRelease: vi.fn<() => () => void>(() => () => undefined),
}));

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules();
  const { subscribeToReleases, showReleaseNotice } = await import('./release-notice.ts');
  const { subscribeToRelease } = await import('#src/data/realtime-database/app-release.ts');
  const alerts = await import('./alerts-store.ts');
  const unsavedWork = await import('./unsaved-work.ts');
  return {
    ...alerts,
    ...unsavedWork,
    subscribeToReleases,
    showReleaseNotice,
    seen: {},
    getAlerts: () => alerts.useAlertsStore.getState().alerts,
    readRelease: (release: string | null) => vi.mocked(subscribeToRelease).mock.lastCall?.[0](release),
  };
}

let page: Awaited<ReturnType<typeof openPage>>;
let stop: () => void;

beforeEach(async () => {
  page = await openPage();
  stop = page.subscribeToReleases(page.seen);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[NEWV-01] a new release', () => {
  test.each(['spring', null])('is any value after the first one, %s', (first) => {
    page.readRelease(first);
    page.readRelease(first);
    expect(page.getAlerts()).toEqual([]);
    page.readRelease('summer');
    expect(page.getAlerts()).toMatchObject([
      {
        tone: 'info',
        message: 'There is a new version available. Click to reload Rodeo Reel.',
        durationMs: 10_000,
        action: { label: 'Refresh' },
      },
    ]);
  });

  test('is announced, too, when it came while nobody was signed in', () => {
    page.readRelease('spring');
    stop();
    stop = page.subscribeToReleases(page.seen);
    page.readRelease('summer');
    expect(page.getAlerts()).toHaveLength(1);
  });

  test('waits until the ride no longer fills the screen', () => {
    Object.assign(document, { fullscreenElement: document.body });
    page.readRelease('spring');
    page.readRelease('summer');
    expect(page.getAlerts()).toEqual([]);
    Object.assign(document, { fullscreenElement: null });
    document.dispatchEvent(new Event('fullscreenchange'));
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(page.getAlerts()).toHaveLength(1);
  });

  test('is not announced once the session has ended while it waited', () => {
    Object.assign(document, { fullscreenElement: document.body });
    page.readRelease('spring');
    page.readRelease('summer');
    stop();
    Object.assign(document, { fullscreenElement: null });
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(page.getAlerts()).toEqual([]);
  });

  test('waits until no upload runs', () => {
    const ride = { leave: () => undefined, isKept: true };
    page.setUnpublishedRide('upload', { ...ride, isRunning: true });
    page.readRelease('spring');
    page.readRelease('summer');
    expect(page.getAlerts()).toEqual([]);
    page.setUnpublishedRide('upload', { ...ride, isRunning: false });
    expect(page.getAlerts()).toHaveLength(1);
    page.setUnpublishedRide('upload', undefined);
    expect(page.getAlerts()).toHaveLength(1);
  });

  test('waits until what the user has just been told is closed', () => {
    page.showAlert('success', 'Your ride is published.');
    page.readRelease('spring');
    page.readRelease('summer');
    page.readRelease('autumn');
    expect(page.getAlerts()).toMatchObject([{ tone: 'info' }, { message: 'Your ride is published.' }]);
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
    page.readRelease('spring');
    page.readRelease('summer');
    page.getAlerts()[0]?.action?.onClick();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(deleteCache).toHaveBeenCalledWith('shell');
    expect(Object.keys(localStorage)).toEqual(['firebase:authUser:key:[DEFAULT]']);
  });

  test('[PUSH-10, PUSH-11] keeps that messages were offered, and where this device was told', async () => {
    localStorage.clear();
    const kept = ['rodeo-reel.messages-offered', 'rodeo-reel.messages-told'];
    for (const key of kept) localStorage.setItem(key, 'true');
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    page.showReleaseNotice();
    page.getAlerts()[0]?.action?.onClick();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(Object.keys(localStorage).toSorted()).toEqual(kept);
  });

  test('[PUSH-11] the next page renews messages that are out of date', async () => {
    const told = await import('#src/data/device/told-device.ts');
    const renewing = await import('./renew-messages.ts');
    const renew = vi.spyOn(renewing, 'renewMessages').mockResolvedValue();
    const find = vi.spyOn(told, 'findOutdatedEndpoint').mockResolvedValue('https://fcm.googleapis.com/x');
    page.subscribeToReleases({})();
    await vi.waitFor(() => expect(renew).toHaveBeenCalledExactlyOnceWith('https://fcm.googleapis.com/x'));
    find.mockResolvedValue('');
    page.subscribeToReleases({})();
    await find.mock.results.at(-1)?.value;
    expect(renew).toHaveBeenCalledOnce();
  });
});

test('[KEEP-02, NEWV-01] Refresh deletes the worker and its pages, but not the rides that are kept on the device', async () => {
  const offline = await import('#src/data/device/offline-data.ts');
  const deleteData = vi.spyOn(offline, 'deleteOfflineData').mockResolvedValue();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  page.showReleaseNotice();
  page.getAlerts()[0]?.action?.onClick();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(deleteData).toHaveBeenCalledExactlyOnceWith({ keepsRides: true });
});
