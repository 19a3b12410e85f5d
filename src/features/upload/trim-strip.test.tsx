import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Selection } from '#src/domain/trim.ts';
import { TrimStrip } from './trim-strip.tsx';

const frameRate = 30;
const timeline = {
  frameTimes: Array.from({ length: 10 * frameRate }, (_, index) => index / frameRate),
  duration: 10,
};

function Strip({ from }: { from: Selection }) {
  const [selection, setSelection] = useState(from);
  const [time, setTime] = useState(from.start);
  return (
    <TrimStrip
      timeline={timeline}
      selection={selection}
      time={time}
      previewFrames={[{ index: 0, url: 'blob:first' }, { index: 1 }]}
      onChange={(next, at) => {
        setSelection(next);
        setTime(at);
      }}
      onSeek={setTime}
    />
  );
}

const seconds = (name: string) => Number(screen.getByRole('slider', { name }).getAttribute('aria-valuenow'));

test('[UPL-04] arrow keys move a handle by a frame, with Shift by a second', async () => {
  render(<Strip from={{ start: 2, end: 8 }} />);
  const keys = userEvent.setup();
  screen.getByRole('slider', { name: 'Start' }).focus();
  await keys.keyboard('{ArrowRight}');
  expect(seconds('Start')).toBeCloseTo(2 + 1 / frameRate);
  await keys.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(seconds('Start')).toBeCloseTo(1 + 1 / frameRate);
  expect(seconds('End')).toBe(8);
});

test('[UPL-04] handles never come closer than a second', async () => {
  render(<Strip from={{ start: 2, end: 3.1 }} />);
  const keys = userEvent.setup();
  screen.getByRole('slider', { name: 'End' }).focus();
  await keys.keyboard('{ArrowLeft>10/}');
  expect(seconds('End')).toBeCloseTo(3);
});

test('the film is shown where a handle was moved to', async () => {
  render(<Strip from={{ start: 2, end: 8 }} />);
  const keys = userEvent.setup();
  screen.getByRole('slider', { name: 'Start' }).focus();
  await keys.keyboard('{ArrowRight>3/}');
  expect(screen.getByText('0:02.10')).toBeDefined();
});
