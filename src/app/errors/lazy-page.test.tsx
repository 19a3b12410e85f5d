import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type FunctionComponent } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DialogErrorBoundary, PageErrorBoundary } from '../frame/error-boundaries.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { showReleaseNotice } from '#src/session/release-notice.ts';

vi.mock('#src/session/release-notice.ts', () => ({ showReleaseNotice: vi.fn<typeof showReleaseNotice>() }));

const offlineMessage = "The server can't be reached. Check your connection and try again.";

type Load = () => Promise<{ default: FunctionComponent }>;

const failedImport: Load = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /news.js'));
const importPage = () => Promise.resolve({ default: () => <p>The news</p> });

function renderPages(load: Load) {
  const News = lazyComponent(load);
  render(
    <MemoryRouter>
      <Link to="/">Feed</Link>
      <Link to="/news">News</Link>
      <PageErrorBoundary>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/" element={<p>The feed</p>} />
            <Route path="/news" element={<News />} />
          </Routes>
        </Suspense>
      </PageErrorBoundary>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
}

/** After the second attempt. */
const findError = () => screen.findByText(offlineMessage, undefined, { timeout: 3000 });

const click = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => useAlertsStore.setState({ alerts: [] }));

describe('a page whose code fails to load', () => {
  test('shows the connection error after two attempts', async () => {
    const load = vi.fn<Load>(failedImport);
    renderPages(load);
    await click('News');
    await findError();
    expect(screen.getByText("We couldn't load this page")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    await click('Try again');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4), { timeout: 3000 });
    await findError();
  });

  test('loads by itself if only the first attempt fails', async () => {
    const load = vi.fn<Load>(importPage).mockImplementationOnce(failedImport);
    renderPages(load);
    await click('News');
    expect(await screen.findByText('The news', undefined, { timeout: 3000 })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('loads on retry', async () => {
    renderPages(
      vi.fn<Load>(importPage).mockImplementationOnce(failedImport).mockImplementationOnce(failedImport),
    );
    await click('News');
    await findError();
    await click('Try again');
    expect(await screen.findByText('The news')).toBeTruthy();
  });

  test('leaves other pages usable and loads on the next navigation', async () => {
    renderPages(
      vi.fn<Load>(importPage).mockImplementationOnce(failedImport).mockImplementationOnce(failedImport),
    );
    await click('News');
    await findError();
    await click('Feed');
    await screen.findByText('The feed');
    await click('News');
    expect(await screen.findByText('The news')).toBeTruthy();
  });

  test('fails when the code takes longer than 30 s', async () => {
    vi.useFakeTimers();
    const load: Load = () => new Promise(() => undefined);
    const News = lazyComponent(load);
    render(
      <MemoryRouter>
        <PageErrorBoundary>
          <Suspense fallback="Loading">
            <News />
          </Suspense>
        </PageErrorBoundary>
      </MemoryRouter>,
      { onCaughtError: () => undefined },
    );
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await screen.findByText("We couldn't load this page");
    expect(screen.getByText(/That took too long/)).toBeTruthy();
  });
});

async function openFailingDialog() {
  const handleClose = vi.fn<() => void>();
  const Dialog = lazyComponent(failedImport);
  render(
    <DialogErrorBoundary onClose={handleClose}>
      <Suspense fallback={null}>
        <Dialog />
      </Suspense>
    </DialogErrorBoundary>,
    { onCaughtError: () => undefined },
  );
  await vi.waitFor(() => expect(handleClose).toHaveBeenCalledOnce(), { timeout: 3000 });
}

describe('code of a release that the server has no more', () => {
  beforeEach(() => {
    const script = document.createElement('script');
    script.dataset['src'] = '/assets/app-1.js';
    vi.spyOn(document, 'querySelector').mockReturnValue(script);
    const respond = () => Promise.resolve(new Response('<script type="module" data-src="/assets/app-2.js">'));
    vi.stubGlobal('fetch', respond);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('a page asks to reload, as trying again could never work', async () => {
    renderPages(failedImport);
    await click('News');
    await screen.findByText(/There's a new version/, undefined, { timeout: 3000 });
    expect(screen.queryByText('Try again')).toBeNull();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await click('Reload page');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a dialog of an earlier release closes with the notice that there is a new one', async () => {
    await openFailingDialog();
    await vi.waitFor(() => expect(showReleaseNotice).toHaveBeenCalledOnce());
    expect(useAlertsStore.getState().alerts).toEqual([]);
  });
});

test('a page that crashes shows another error, and renders again on retry', async () => {
  let isBroken = true;
  renderPages(() =>
    Promise.resolve({
      default: () => {
        if (isBroken) throw new TypeError('crash');
        return <p>The news</p>;
      },
    }),
  );
  await click('News');
  await screen.findByText('Bucked off');
  expect(screen.queryByText(offlineMessage)).toBeNull();
  isBroken = false;
  await click('Try again');
  expect(await screen.findByText('The news')).toBeTruthy();
});

test('a dialog whose code fails to load closes with an alert', async () => {
  await openFailingDialog();
  const alert = { tone: 'error', message: offlineMessage };
  await vi.waitFor(() => expect(useAlertsStore.getState().alerts).toMatchObject([alert]));
});
