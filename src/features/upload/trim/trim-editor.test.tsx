import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Selection } from '#src/domain/trim.ts';
import { setReportSink } from '#src/lib/log.ts';
import { FfmpegLoadError, ProcessingFailedError } from '#src/media/errors.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { buildUpload } from '#tests/support/factories/build-upload.ts';
import { useUploadStep } from '../rides/ride-step.ts';
import { createRides } from '../rides/rides-state.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { TrimEditor } from './trim-editor.tsx';

const tooLongMessage =
  'Videos must be 120 seconds or less. Please trim the existing video or upload a new video.';

const frameRate = 10;
const duration = 300;
const frameTimes = Float64Array.from({ length: duration * frameRate }, (_, index) => index / frameRate);
const source = buildSourceVideo({ duration, frameRate, video: { frameTimes } });

const handleUndecodable = vi.fn<() => void>();

function TestTrimEditor() {
  const step = useUploadStep();
  return step.name === 'trimming' && <TrimEditor step={step} onUndecodable={handleUndecodable} />;
}

function renderEditor(selection: Selection, session: Partial<TrimSession> = {}) {
  const opened = {
    source,
    timeline: { frameTimes, duration },
    extractPreviewFrames: () => Promise.resolve(),
    prepareTrim: () => Promise.resolve(),
    ...session,
  };
  uploadStore.useRides.setState(buildUpload(opened, selection), true);
  render(<TestTrimEditor />);
  return userEvent.setup();
}

const getHandle = (name: string) => screen.getByRole('slider', { name });
const getSeconds = (name: string) => Number(getHandle(name).getAttribute('aria-valuenow'));
const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function typeTime(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(getField(name));
  await user.type(getField(name), `${text}{Enter}`);
}

beforeEach(() => {
  handleUndecodable.mockReset();
  setReportSink(() => undefined);
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => uploadStore.useRides.setState(createRides('upload'), true));

describe('[UPL-03] a video of which no frame can be decoded', () => {
  const fail = () => Promise.reject(new ProcessingFailedError('No preview frame could be extracted.'));
  const failAfterOne: TrimSession['extractPreviewFrames'] = (_times, onFrame) => {
    onFrame({ index: 0, image: new Blob() });
    return fail();
  };

  test('is refused', async () => {
    renderEditor({ start: 0, end: 10 }, { extractPreviewFrames: fail });
    await waitFor(() => expect(handleUndecodable).toHaveBeenCalledOnce());
  });

  test.each([
    ['some can be', failAfterOne],
    ['the decoder did not load', () => Promise.reject(new FfmpegLoadError('offline'))],
  ])('is kept if %s', async (_case, extractPreviewFrames) => {
    renderEditor({ start: 0, end: 10 }, { extractPreviewFrames });
    await act(() => Promise.resolve());
    expect(handleUndecodable).not.toHaveBeenCalled();
  });
});

describe('[UPL-12] the switch for the sound', () => {
  const getVideo = () => screen.getByLabelText<HTMLVideoElement>('Your video');

  test('leaves it out, in the preview too, until it is switched back', async () => {
    const user = renderEditor({ start: 0, end: 10 });
    const soundSwitch = screen.getByRole('switch', { name: /^Publish without sound/ });
    for (const isSilent of [true, false]) {
      await user.click(soundSwitch);
      expect(uploadStore.getState().isSilent).toBe(isSilent);
      expect(getVideo().muted).toBe(isSilent);
    }
  });

  test('is missing where there is no sound', () => {
    renderEditor({ start: 0, end: 10 }, { source: { ...source, audio: null } });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('[UPL-04] the handles', () => {
  test('move by one frame with an arrow key, with Shift by 30, and the video with them', async () => {
    const user = renderEditor({ start: 12, end: 28 });
    act(() => getHandle('Start').focus());
    await user.keyboard('{ArrowRight}');
    expect(getSeconds('Start')).toBeCloseTo(12.1);
    expect(screen.getAllByText('0:12.10')).toHaveLength(2);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(getSeconds('Start')).toBeCloseTo(9.1);
    expect(getSeconds('End')).toBe(28);
  });

  test('stay at least one second apart', async () => {
    const user = renderEditor({ start: 2, end: 3.3 });
    act(() => getHandle('End').focus());
    await user.keyboard('{ArrowLeft>10/}');
    expect(getSeconds('End')).toBeCloseTo(3);
  });

  test('show the sentence about 120 seconds while one is held at the limit', async () => {
    const user = renderEditor({ start: 10, end: 129.8 });
    act(() => getHandle('End').focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.queryByText(tooLongMessage)).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(tooLongMessage).getAttribute('role')).toBe('alert');
    await user.keyboard('{ArrowRight}');
    expect(getSeconds('End')).toBe(130);
    await user.tab();
    expect(screen.queryByText(tooLongMessage)).toBeNull();
  });
});

describe('[UPL-04] the fields', () => {
  beforeEach(() => void renderEditor({ start: 20, end: 40 }));

  test('move the selection to the nearest frame of a typed time', async () => {
    await typeTime('Start', '0:25.32');
    await typeTime('End', '70');
    expect(getField('Start').value).toBe('0:25.30');
    expect(getField('End').value).toBe('1:10.00');
    expect(getField('Length').value).toBe('44.70');
  });

  test('limit a time with the sentence about 120 seconds', async () => {
    await typeTime('End', '4:00');
    expect(getField('End').value).toBe('2:20.00');
    expect(screen.getByRole('alert').textContent).toBe(tooLongMessage);
    await typeTime('End', '2:00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leave the selection alone when a time is unreadable', async () => {
    await typeTime('Start', 'soon');
    expect(getField('Start').value).toBe('0:20.00');
    expect(screen.getByRole('alert').textContent).toBe('Enter a time like 0:15.30');
  });

  test('move by one frame with an arrow key, and change nothing when they are left untouched', async () => {
    const user = userEvent.setup();
    await user.click(getField('Start'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(getField('Start').value).toBe('0:20.10');
    await user.tab();
    expect(getField('Start').value).toBe('0:20.10');
  });
});

describe('TrimEditor', () => {
  test('a frame of the selection becomes the thumbnail, one outside of it does not', async () => {
    const extractThumbnail = vi.fn<TrimSession['extractThumbnail']>(() =>
      Promise.resolve({ image: new Blob(), poster: undefined }),
    );
    const user = renderEditor({ start: 10, end: 129.8 }, { extractThumbnail });
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
    const user = renderEditor({ start: 10, end: 129.8 });
    const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
    const getStatus = () => screen.getByText(/ride clock|The ride is/, { selector: '[role]' }).textContent;
    await screen.findByText('No ride clock yet.');
    await press('Forward one frame');
    await press('Gate Mark');
    const gate = screen.getByRole('group', { name: 'Gate opens' });
    expect(gate.textContent).toBe('Gate opens: 0:10.10');
    const pressed = screen.getByRole('button', { name: 'Gate 0:10.10', pressed: true });
    expect(pressed.title).toBe('Gate opens');
    expect(getStatus()).toContain('Now mark where the ride ends');
    for (let step = 0; step < 3; step++) await press('Forward one frame');
    await press(/^End /);
    expect(getStatus()).toBe('The ride is 0.30 s ± 0.10 s.');
    await press('Go to “Gate opens”');
    await press('Back one frame');
    await press(/^End /);
    expect(getStatus()).toContain('The ride has to end after the gate opens');
    await press(/^End /);
    expect(getStatus()).toContain('Now mark where the ride ends');
    await press('Go to “Gate opens”');
    await press('Forward one frame');
    await press(/^End /);
    expect(getStatus()).toBe('The ride is 0.10 s ± 0.10 s.');
    act(() => getHandle('Start').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(getStatus()).toContain('A mark is outside of your clip');
  });
});
