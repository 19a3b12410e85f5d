import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { UploadEntry } from './upload-entry.tsx';
import { useUploadEntry } from './upload-entry-context.ts';

const { preloadFfmpeg } = vi.hoisted(() => ({
  preloadFfmpeg: vi.fn<(onProgress: (loadedBytes: number, totalBytes: number) => void) => void>(),
}));
vi.mock('#src/media/trim-session.ts', () => ({ preloadFfmpeg }));

const results: boolean[] = [];

function StartButton() {
  const { startUpload } = useUploadEntry();
  return (
    <button type="button" onClick={() => results.push(startUpload())}>
      Start
    </button>
  );
}

function renderEntry(hasDraft = false) {
  render(
    <UploadEntry hasDraft={hasDraft}>
      <StartButton />
    </UploadEntry>,
  );
  const input = screen.getByLabelText('Video file');
  return { input, openPicker: vi.spyOn(input, 'click').mockReturnValue() };
}

const clickStart = () => userEvent.click(screen.getByRole('button', { name: 'Start' }));
const discardQuestion = () => screen.queryByText('Are you sure you want to discard?');

describe('UploadEntry', () => {
  beforeEach(() => {
    results.length = 0;
    preloadFfmpeg.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    useAlertsStore.setState(useAlertsStore.getInitialState(), true);
  });

  test('[UPL-01] opens the picker inside the click and loads ffmpeg meanwhile', async () => {
    const { openPicker } = renderEntry();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(openPicker).toHaveBeenCalledOnce();
    expect(results).toEqual([true]);
    await vi.waitFor(() => expect(preloadFfmpeg).toHaveBeenCalledOnce());
  });

  test('[UPL-01] asks about discarding when the picker is canceled: OK closes, Cancel reopens', async () => {
    const { input, openPicker } = renderEntry();
    await clickStart();
    fireEvent(input, new Event('cancel', { bubbles: true }));
    expect(discardQuestion()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
    expect(discardQuestion()).toBeNull();
    expect(openPicker).toHaveBeenCalledTimes(2);
    fireEvent(input, new Event('cancel', { bubbles: true }));
    await userEvent.click(screen.getByRole('button', { name: 'OK', hidden: true }));
    expect(discardQuestion()).toBeNull();
    expect(openPicker).toHaveBeenCalledTimes(2);
  });

  test('[UPL-01] reports a missing codec and opens nothing', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    const { openPicker } = renderEntry();
    await clickStart();
    expect(openPicker).not.toHaveBeenCalled();
    expect(results).toEqual([false]);
    expect(useAlertsStore.getState().alerts).toMatchObject([
      { tone: 'error', message: 'Codec is not supported in this device.' },
    ]);
  });

  test('goes to the upload page without a picker when a draft is waiting there', async () => {
    const { openPicker } = renderEntry(true);
    await clickStart();
    expect(openPicker).not.toHaveBeenCalled();
    expect(results).toEqual([true]);
  });
});
