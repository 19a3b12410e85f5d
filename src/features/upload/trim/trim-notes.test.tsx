import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { Selection } from '#src/domain/trim.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { ConversionNote, SoundNote, useConversionRate, useTrimCost } from './trim-notes.tsx';

const timeline = { frameTimes: Float64Array.from({ length: 3600 }, (_, frame) => frame / 30), duration: 120 };
const hevc = { timeline, source: buildSourceVideo({ video: { codec: 'hvc1.1.6.L93.B0' } }) };
const whole = { encodedSeconds: 120, workSeconds: 160, original: undefined };
const selection = { start: 0, end: 120 };

function renderNote(changes: Partial<ComponentProps<typeof ConversionNote>>) {
  const onSelect = vi.fn<(selection: Selection) => void>();
  const conversion = { status: 'measured', rate: 1.5 } as const;
  render(<ConversionNote {...{ session: hevc, conversion, cost: whole, selection, onSelect, ...changes }} />);
  return onSelect;
}

test('shows how long the selected part takes to convert, and shortens it', async () => {
  const onSelect = renderNote({});
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain('plays everywhere, at slightly lower quality.');
  expect(textContent).toContain('That takes about 3 minutes on this device.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep 15 seconds' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ start: 0, end: 15 });
});

test('offers no shorter part of a short selection', () => {
  renderNote({ cost: { ...whole, encodedSeconds: 10 }, selection: { start: 0, end: 15 } });
  expect(screen.getByRole('status').textContent).toContain('That takes about 20 seconds on this device.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('says before the cut that a clip will have no sound', () => {
  render(<SoundNote source={buildSourceVideo({ audio: null, hasUnreadableSound: true })} />);
  expect(screen.getByRole('status').textContent).toBe(
    "This browser can't read the video's sound. Your clip will have none.",
  );
});

test('says nothing about a video that needs no conversion', () => {
  renderNote({ conversion: { status: 'not needed' } });
  expect(screen.queryByRole('status')).toBeNull();
});

test('offers the part of the selection that keeps its quality', async () => {
  const original = { first: 60, count: 900 };
  const session = { timeline, source: buildSourceVideo() };
  const onSelect = renderNote({ session, cost: { ...whole, encodedSeconds: 88, original } });
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain("We'll convert some of your selection, at slightly lower quality.");
  expect(textContent).toContain('That takes about 2 minutes on this device.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the original from 0:02.00 to 0:32.00' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ start: 2, end: 32 });
});

test('offers no original that is too short to publish', () => {
  renderNote({ cost: { ...whole, original: { first: 60, count: 20 } } });
  expect(screen.getByRole('button').textContent).toBe('Keep 15 seconds');
});

test.each([
  [5.5, 'measured'],
  [4.5, 'not needed'],
])('%d s of work on a video of the published codec: %s', async (workSeconds, status) => {
  const session = {
    timeline,
    source: buildSourceVideo(),
    getTrimCost: () => Promise.resolve({ ...whole, workSeconds }),
    estimateConversion: () => Promise.resolve(180),
  } as Partial<TrimSession> as TrimSession;
  const { result } = renderHook(() => {
    const cost = useTrimCost(session, selection);
    return { cost, conversion: useConversionRate(session, cost) };
  });
  await waitFor(() => expect(result.current.cost).toBeDefined());
  await waitFor(() => expect(result.current.conversion.status).toBe(status));
});
