import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CompareTracks, type CompareTrack } from './compare-tracks.tsx';

/** The line is of twenty seconds: its gate opens after four of them, and it ends after eight more. */
const long: CompareTrack = {
  id: 'long',
  clip: { zero: 4, duration: 20 },
  marks: { start: 4, end: 12 },
  name: '86.5',
};
const short: CompareTrack = {
  id: 'short',
  clip: { zero: 2, duration: 7 },
  marks: { start: 2, end: 6 },
  name: 'Off 4.0 s',
};
const unmarked: CompareTrack = {
  id: 'unmarked',
  clip: { zero: 0, duration: 10 },
  marks: undefined,
  name: '80',
};

const inPercent = (text: string) => Math.round(Number.parseFloat(text));

/** Of each track: where its bars begin and how wide they are, and where its lines are; in percent. */
const readTracks = () =>
  [...document.querySelectorAll('[data-track]')].map((track) => {
    const parts = [...track.querySelectorAll('i')].map(({ style }) => style);
    return {
      bars: parts
        .filter(({ width }) => width !== '')
        .map(({ left, width }) => [inPercent(left), inPercent(width)]),
      lines: parts.filter(({ width }) => width === '').map(({ left }) => inPercent(left)),
    };
  });

function show(tracks: readonly CompareTrack[], time: number) {
  const handleSeek = vi.fn<(time: number) => void>();
  render(<CompareTracks tracks={tracks} time={time} onSeek={handleSeek} />);
  return handleSeek;
}

const clip = (from: number, width: number) => [from, width];

test('[BESIDE-04] both rides lie on one line, from their gates to their ends, with how far they have come', () => {
  show([long, short], 5);
  expect(readTracks()).toEqual([
    { bars: [clip(0, 100), [20, 40], [20, 25]], lines: [20, 60] },
    { bars: [clip(10, 35), [20, 20], [20, 20]], lines: [20, 40] },
  ]);
  expect(screen.getByText('86.5')).not.toBeNull();
  expect(screen.getByText('Off 4.0 s')).not.toBeNull();
  const now = screen.getByText('0:05.0');
  expect([now.style.left, now.style.translate]).toEqual(['45%', '-45%']);
});

test('[BESIDE-04] nothing has been ridden before the gates', () => {
  show([long, short], -1);
  expect(readTracks().map(({ bars }) => bars.length)).toEqual([2, 2]);
});

test('[BESIDE-04] the seconds count from the gates', () => {
  show([long, short], 0);
  expect(['Gate', '2', '4', '6', '8'].map((text) => screen.getByText(text).style.left)).toEqual([
    '20%',
    '30%',
    '40%',
    '50%',
    '60%',
  ]);
});

test('[BESIDE-04] without a marked gate, or matched by hand, they count from where both begin', () => {
  show([long, unmarked], 5);
  expect(readTracks()[1]).toEqual({ bars: [clip(20, 50), [20, 50], [20, 25]], lines: [] });
  expect(screen.queryByText('Gate')).toBeNull();
  expect(screen.getByText('0').style.left).toBe('20%');
  expect(screen.getByText('10')).not.toBeNull();
});

test('[BESIDE-04] a ride that is matched elsewhere has its gate there', () => {
  show([long, { ...short, clip: { zero: 1, duration: 7 } }], 0);
  expect(readTracks()[1]?.lines).toEqual([25, 45]);
  expect(screen.queryByText('Gate')).toBeNull();
});

test('[BESIDE-04] a tap on the line shows that moment', () => {
  const handleSeek = show([long, short], 0);
  const line = screen.getByRole<HTMLInputElement>('slider', { name: 'Time from the gate' });
  expect([line.value, line.max]).toEqual(['4', '20']);
  fireEvent.change(line, { target: { value: '9' } });
  expect(handleSeek).toHaveBeenCalledWith(5);
});
