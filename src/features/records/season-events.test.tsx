import { render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { SeasonEvents } from './season-events.tsx';

/** A rider's rides, three at each rodeo. */
const buildRides = (rodeoCount: number) =>
  Array.from({ length: rodeoCount * 3 }, (_, number) => {
    const rodeo = Math.floor(number / 3);
    return parseVideo(`ride-${number}`, {
      ...{ video_id: `ride-${number}`, event_type: 1, title: `Rodeo of day ${rodeo}`, location: 'Reno, NV' },
      ...{ event_date: Date.UTC(2026, 0, 300 - rodeo) / 1000, score: 80 },
    });
  });

test('[LIST-03] of a rider with hundreds of rodeos, fifty are shown at first', () => {
  const view = render(
    <MemoryRouter>
      <SeasonEvents rides={buildRides(300)} userId="rider" />
    </MemoryRouter>,
  );
  const rodeos = view.container.querySelectorAll('li:has(> ul)');
  expect(rodeos).toHaveLength(50);
  expect(within(rodeos[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  expect(rodeos[49]?.textContent).toContain('Rodeo of day 49');
  // The figures are of all.
  expect(view.container.textContent).toContain('900 qualified');
});
