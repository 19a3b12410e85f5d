import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getResultList } from '#src/domain/result-list.ts';
import { parseVideo } from '#src/domain/video.ts';
import { ResultRows } from './result-rows.tsx';

const build = (id: string, score: number) =>
  parseVideo(id, {
    ...{ video_id: `clip-${id}`, event_type: 1, score, result: score ? 'qualified' : 'bucked-off' },
    ...{ contestants_id: [id], contestants_names: [id] },
  });

const Place = () => {
  const { search, state } = useLocation();
  return <output>{JSON.stringify([search, state])}</output>;
};

test('[RES-07] after those with a place, the rides of those without one play', () => {
  const [event] = getResultList([build('Mia', 80), build('Abe', 0), build('Zoe', 85)]);
  render(
    <MemoryRouter>
      <ResultRows event={event!} />
      <Place />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Play the ride of Abe' }));
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual([
    '?play=clip-Abe',
    { queue: ['clip-Zoe', 'clip-Mia', 'clip-Abe'] },
  ]);
});

test('[RES-04] of one round, a row says how the re-ride ended, and of the ride that counts its place says it', () => {
  const rides = [
    { ...build('Mia', 0), id: 'first', result: 're-ride' as const, score: null, event_date: 1 },
    { ...build('Mia', 80), event_date: 2 },
    { ...build('Zoe', 85), event_date: 1 },
    { ...build('Abe', 0), event_date: 1 },
  ];
  const [event] = getResultList(rides);
  render(
    <MemoryRouter>
      <ResultRows event={event!} />
    </MemoryRouter>,
  );
  const rows = [...document.querySelectorAll('.results-row')].map((row) =>
    [...row.querySelectorAll('.results-name, .results-ride b, .results-figure b')].map(
      ({ textContent }) => textContent,
    ),
  );
  expect(rows).toEqual([
    ['Zoe', '85'],
    ['Mia', 'Re-ride', '80'],
    ['Abe', 'Off', '–'],
  ]);
});
