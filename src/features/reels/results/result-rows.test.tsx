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
