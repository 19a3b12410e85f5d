import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import type * as moderation from '#src/data/firestore/moderation.ts';
import type * as publicVideos from '#src/data/public/videos.ts';
import { parseReport } from '#src/domain/moderation.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { ReportQueue } from './report-queue.tsx';

const gateway = vi.hoisted(() => ({
  fetchReports: vi.fn<typeof moderation.fetchReports>(),
  closeReports: vi.fn<typeof moderation.closeReports>(),
  takeDownVideo: vi.fn<typeof moderation.takeDownVideo>(),
}));
const videos = vi.hoisted(() => ({
  fetchVideo: vi.fn<typeof publicVideos.fetchVideo>(),
}));
vi.mock('#src/data/firestore/moderation.ts', () => gateway);
vi.mock('#src/config/env.ts', () => ({ env: { firebase: { storageBucket: 'bucket' }, emulators: {} } }));
vi.mock('#src/data/public/videos.ts', () => videos);
vi.mock('#src/data/firestore/users.ts', () => ({ fetchVisibleUser: () => Promise.resolve(undefined) }));

const report = parseReport('ride_fan', { user_id: 'fan', video_id: 'ride', reason: 'privacy' });
const second = parseReport('ride_rider', { user_id: 'rider', video_id: 'ride' });
const video = parseVideo('ride', { title: 'Elko', user_id: 'owner', user_name: 'Red Mesa' });

beforeEach(() => {
  gateway.fetchReports.mockReset().mockResolvedValue([report, second]);
  gateway.closeReports.mockReset().mockResolvedValue();
  gateway.takeDownVideo.mockReset().mockResolvedValue([]);
  videos.fetchVideo.mockReset().mockResolvedValue(video);
  useSessionStore.setState(sessionStates.signedIn, true);
  useAlertsStore.setState({ alerts: [] });
});

function renderQueue() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReportQueue />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const click = (container: HTMLElement, name: string) =>
  fireEvent.click(within(container).getByRole('button', { name }));

/** Opens the dialog of a decision about the only ride. */
async function openDialog(button: string) {
  renderQueue();
  click(await screen.findByRole('article'), button);
  return screen.findByRole('dialog');
}

const getAlerts = () => useAlertsStore.getState().alerts.map(({ message }) => message);

test('the queue says that it is empty, and offers another attempt when it cannot be loaded', async () => {
  gateway.fetchReports.mockRejectedValueOnce(new DataError('not-allowed')).mockResolvedValue([]);
  renderQueue();
  expect(screen.getByRole('status').textContent).toBe('Loading reports');
  expect((await screen.findByRole('alert')).textContent).toContain("You don't have permission");
  click(document.body, 'Try again');
  expect(await screen.findByRole('heading', { name: 'No reports' })).toBeTruthy();
});

test('a ride is shown once, with its video and all its reports', async () => {
  renderQueue();
  const ride = await screen.findByRole('article', { name: 'Elko' });
  expect(within(ride).getByLabelText('Video of Elko').getAttribute('src')).toContain('ride.mov');
  expect(await within(ride).findByText("Doesn't want to be in it · Closed account")).toBeTruthy();
  expect(within(ride).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('1 ride with 2 reports, oldest first.')).toBeTruthy();
});

describe('a ride that is gone', () => {
  test('can be dismissed, but not taken down', async () => {
    videos.fetchVideo.mockResolvedValue(undefined);
    renderQueue();
    const ride = await screen.findByRole('article', { name: 'This ride is gone' });
    expect(within(ride).queryByRole('button', { name: 'Take down' })).toBeNull();
    click(ride, 'Dismiss');
    click(await screen.findByRole('dialog'), 'Dismiss');
    await waitFor(() => expect(getAlerts()).toEqual(['Reports dismissed.']));
  });
});

describe('a decision', () => {
  test('to take a ride down needs a confirmation, and empties the queue', async () => {
    const dialog = await openDialog('Take down');
    expect(gateway.takeDownVideo).not.toHaveBeenCalled();
    // The list need not load again for that.
    gateway.fetchReports.mockRejectedValue(new DataError('offline'));
    click(dialog, 'Take down');
    expect(await screen.findByRole('heading', { name: 'No reports' })).toBeTruthy();
    expect(gateway.takeDownVideo).toHaveBeenCalledExactlyOnceWith(video, [report, second], 'june');
    expect(getAlerts()).toEqual(['Ride taken down.']);
  });

  test('says when files are left', async () => {
    gateway.takeDownVideo.mockResolvedValue(['videos/ride.mov']);
    click(await openDialog('Take down'), 'Take down');
    await waitFor(() => expect(getAlerts()[0]).toContain("we couldn't delete its files"));
  });

  test('that fails can be repeated in its dialog', async () => {
    gateway.closeReports.mockRejectedValueOnce(new DataError('offline'));
    const dialog = await openDialog('Dismiss');
    click(dialog, 'Dismiss');
    expect((await within(dialog).findByRole('alert')).textContent).not.toBe('');
    click(dialog, 'Dismiss');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.closeReports).toHaveBeenLastCalledWith([report, second], { outcome: 'dismissed' }, 'june');
  });

  test('to answer needs a text, which becomes one line', async () => {
    const dialog = await openDialog('Answer');
    click(dialog, 'Send');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Write an answer.');
    fireEvent.change(within(dialog).getByLabelText('Answer'), { target: { value: ' We\nfixed it. ' } });
    click(dialog, 'Send');
    await waitFor(() => expect(getAlerts()).toEqual(['Answer sent.']));
    const decision = { outcome: 'answered', message: 'We fixed it.' };
    expect(gateway.closeReports).toHaveBeenCalledExactlyOnceWith([report, second], decision, 'june');
  });
});
