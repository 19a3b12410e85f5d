import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseReel } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { ResultPaper } from './result-paper.tsx';

const build = (round: number, score: number | null, result = '', name = 'Ana') =>
  parseVideo(`ride ${round} of ${name}`, {
    ...{ event_type: 1, score, result, event_date: round * 86_400 },
    ...{ contestants_id: [name], contestants_names: [name] },
  });
const print = (...rides: ReturnType<typeof build>[]) => {
  render(<ResultPaper playable={{ reel: parseReel('list', { title: 'Finals' }), rides }} />);
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, ' ')));
};

test('[RES-08] four rounds have columns, and more than these stand below each other', () => {
  const scores = [80, 81, 82, 83, 84];
  const rides = scores.map((score, index) => build(index + 1, score));
  expect(print(...rides.slice(0, 4))).toEqual([
    ['Pl.', 'Rider', 'Round 1', 'Round 2', 'Round 3', 'Round 4', 'Average'],
    ['1', 'Ana', '80', '81', '82', '83', '81.50'],
  ]);
  document.body.replaceChildren();
  expect(print(...rides)).toEqual([
    ['Pl.', 'Rider', 'Rounds', 'Average'],
    ['1', 'Ana', '80 81 82 83 84', '82.00'],
  ]);
});

test('[RES-08] an average of fewer rounds than there were says so', () => {
  expect(print(build(1, 80), build(2, 81), build(1, 90, '', 'Bea'))).toEqual([
    ['Pl.', 'Rider', 'Round 1', 'Round 2', 'Average'],
    ['1', 'Ana', '80', '81', '80.50'],
    ['2', 'Bea', '90', '', '90on 1 round'],
  ]);
});

test('[RES-08] of one round, the re-ride is printed before how the ride after it ended', () => {
  expect(print(build(1, null, 're-ride'), build(2, 0, 'bucked-off'))).toEqual([
    ['Pl.', 'Rider', 'Score'],
    ['–', 'Ana', 'Re-ride, Off'],
  ]);
});
