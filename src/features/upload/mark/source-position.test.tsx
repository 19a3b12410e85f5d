import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SourcePosition, type SearchRate } from './source-position.tsx';

/** @param start seconds of a recording of 90 minutes */
function open(start: number, isFine = true, duration = 5400) {
  const shown = { time: start, rate: 1 };
  function Position() {
    const [time, setTime] = useState(start);
    const [rate, setRate] = useState<SearchRate>(1);
    Object.assign(shown, { time, rate });
    return <SourcePosition {...{ duration, time, rate, isFine }} onSeek={setTime} onRateChange={setRate} />;
  }
  render(<Position />);
  return shown;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getFine = () => screen.getByRole('slider', { name: 'Position, two minutes at a time' });
const slide = (slider: HTMLElement, value: number) =>
  fireEvent.change(slider, { target: { value: String(value) } });

test('[UPL-18] buttons lead ten seconds on and back, and not out of the recording', async () => {
  const shown = open(5395);
  await click('Forward 10 seconds');
  expect(shown.time).toBe(5400);
  await click('Back 10 seconds');
  expect(shown.time).toBe(5390);
});

test('[UPL-18] a fine slider shows the minute before and the one after, and stays while one is in them', () => {
  const shown = open(1000);
  expect(screen.getByText('15:40')).toBeTruthy();
  expect(screen.getByText('17:40')).toBeTruthy();
  slide(getFine(), 61);
  expect(shown.time).toBe(1001);
  slide(getFine(), 110);
  expect(shown.time).toBe(1050);
  expect(screen.getByText('15:40')).toBeTruthy();
  slide(screen.getByRole('slider', { name: 'Position in the recording' }), 2000);
  expect(screen.getByText('32:20')).toBeTruthy();
  slide(getFine(), 60);
  expect(shown.time).toBe(2000);
});

test('[UPL-18] a fine slider ends where the recording does', () => {
  const shown = open(5390);
  slide(getFine(), 120);
  expect(shown.time).toBe(5400);
});

test('a fine slider is not there for a ride in hand, or in a short recording', () => {
  open(100, false);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
});

test('a fine slider is not there in a short recording', () => {
  open(10, true, 100);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
});

test('[UPL-18] playback is twice or four times as fast, and normal again', async () => {
  const shown = open(0);
  const rates: number[] = [];
  for (const name of ['1x', '2x', '4x']) {
    await click(`Playback speed: ${name}`);
    rates.push(shown.rate);
  }
  expect(rates).toEqual([2, 4, 1]);
});
