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

function TestTrimStrip({ initialSelection }: { initialSelection: Selection }) {
  const [selection, setSelection] = useState(initialSelection);
  const [time, setTime] = useState(initialSelection.start);
  return (
    <TrimStrip
      timeline={timeline}
      selection={selection}
      time={time}
      previewFrames={[{ index: 0, url: 'blob:first' }, { index: 1 }]}
      onChange={(nextSelection, nextTime) => {
        setSelection(nextSelection);
        setTime(nextTime);
      }}
      onHoldChange={() => undefined}
      onSeek={setTime}
    />
  );
}

const getSeconds = (name: string) =>
  Number(screen.getByRole('slider', { name }).getAttribute('aria-valuenow'));

test('[UPL-04] arrow keys move a handle by one frame, with Shift by one second', async () => {
  render(<TestTrimStrip initialSelection={{ start: 2, end: 8 }} />);
  const user = userEvent.setup();
  screen.getByRole('slider', { name: 'Start' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(getSeconds('Start')).toBeCloseTo(2 + 1 / frameRate);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(getSeconds('Start')).toBeCloseTo(1 + 1 / frameRate);
  expect(getSeconds('End')).toBe(8);
});

test('[UPL-04] keeps the handles at least one second apart', async () => {
  render(<TestTrimStrip initialSelection={{ start: 2, end: 3.1 }} />);
  const user = userEvent.setup();
  screen.getByRole('slider', { name: 'End' }).focus();
  await user.keyboard('{ArrowLeft>10/}');
  expect(getSeconds('End')).toBeCloseTo(3);
});

test('seeks to the frame that a handle was moved to', async () => {
  render(<TestTrimStrip initialSelection={{ start: 2, end: 8 }} />);
  const user = userEvent.setup();
  screen.getByRole('slider', { name: 'Start' }).focus();
  await user.keyboard('{ArrowRight>3/}');
  expect(screen.getByText('0:02.10')).toBeDefined();
});
