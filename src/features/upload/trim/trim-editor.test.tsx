import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { TrimEditor } from './trim-editor.tsx';

const tooLongMessage =
  'Videos must be 120 seconds or less. Please trim the existing video or upload a new video.';
const frameTimes = Float64Array.from({ length: 3000 }, (_, index) => index / 10);
const source = buildSourceVideo({ duration: 300, frameRate: 10, video: { frameTimes } });

function buildSession(overrides: Partial<TrimSession> = {}): TrimSession {
  return {
    source,
    timeline: { frameTimes, duration: source.duration },
    extractPreviewFrames: () => Promise.resolve(),
    estimateConversion: () => Promise.resolve(1),
    trim: () => Promise.reject(new Error('not used here')),
    extractThumbnail: () => Promise.resolve(new Blob()),
    dispose: () => undefined,
    ...overrides,
  };
}

function TestTrimEditor({ session }: { session: TrimSession }) {
  const [selection, setSelection] = useState({ start: 10, end: 129.8 });
  const [thumbnailTime, setThumbnailTime] = useState<number>();
  const [rideMarks, setRideMarks] = useState(noRideMarks);
  return (
    <TrimEditor
      session={session}
      selection={selection}
      thumbnailTime={thumbnailTime}
      onSelectionChange={setSelection}
      onThumbnailChoose={setThumbnailTime}
      rideMarks={rideMarks}
      onRideMark={setRideMarks}
    />
  );
}

const getHandle = (name: string) => screen.getByRole('slider', { name });

describe('TrimEditor', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
  });

  test('[UPL-04] shows the sentence about 120 seconds while a handle is held at the limit', async () => {
    render(<TestTrimEditor session={buildSession()} />);
    const user = userEvent.setup();
    act(() => getHandle('End').focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.queryByText(tooLongMessage)).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(tooLongMessage).getAttribute('role')).toBe('alert');
    await user.keyboard('{ArrowRight}');
    expect(Number(getHandle('End').getAttribute('aria-valuenow'))).toBe(130);
    await user.tab();
    expect(screen.queryByText(tooLongMessage)).toBeNull();
  });

  test('a frame of the selection becomes the thumbnail, one outside of it does not', async () => {
    const extractThumbnail = vi.fn<TrimSession['extractThumbnail']>(() => Promise.resolve(new Blob()));
    render(<TestTrimEditor session={buildSession({ extractThumbnail })} />);
    const user = userEvent.setup();
    expect(screen.getByText('First frame of the selection')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Forward one frame' }));
    await user.click(screen.getByRole('button', { name: 'Use this frame' }));
    expect(screen.getByText('Frame at 0:10.10')).toBeDefined();
    expect(await screen.findByRole('img', { name: 'Thumbnail' })).toBeDefined();
    expect(extractThumbnail).toHaveBeenCalledExactlyOnceWith(10.1, expect.any(AbortSignal));
    await user.click(screen.getByRole('button', { name: 'Back one frame' }));
    await user.click(screen.getByRole('button', { name: 'Back one frame' }));
    expect(screen.getByRole('button', { name: 'Use this frame' })).toHaveProperty('disabled', true);
  });

  test('marks the ride at the frames that are shown, jumps to them, and tells when one is outside of the clip', async () => {
    render(<TestTrimEditor session={buildSession()} />);
    const user = userEvent.setup();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const getStatus = () => screen.getByText(/ride clock|The ride is/, { selector: '[role]' }).textContent;
    expect(getStatus()).toBe('No ride clock yet.');
    await press('Forward one frame');
    await press('Gate opens');
    const gate = screen.getByRole('group', { name: 'Gate opens' });
    expect(within(gate).getByText('0:10.10')).toBeDefined();
    expect(getStatus()).toContain('Now mark where the ride ends');
    for (let step = 0; step < 3; step++) await press('Forward one frame');
    await press('Ride ends');
    expect(getStatus()).toBe('The ride is 0.30 s ± 0.10 s.');
    await press('Go to “Gate opens”');
    await press('Back one frame');
    await press('Ride ends');
    expect(getStatus()).toContain('The ride has to end after the gate opens');
    await press('Clear “Ride ends”');
    await press('Go to “Gate opens”');
    await press('Forward one frame');
    await press('Ride ends');
    expect(getStatus()).toBe('The ride is 0.10 s ± 0.10 s.');
    act(() => getHandle('Start').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(getStatus()).toContain('A mark is outside of your clip');
  });
});
