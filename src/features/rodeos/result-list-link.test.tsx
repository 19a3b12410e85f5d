import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { maxListedRides } from '#src/domain/reel.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { ResultListLink } from './result-list-link.tsx';

const build = (index: number, first_film?: string): Video => ({
  ...parseVideo(`ride-${index}`, { video_id: `clip-${index}` }),
  created: new Date(index * 1000),
  ...(first_film !== undefined && { first_film }),
});

/** The rides that the link names. */
function list(rides: readonly Video[]) {
  cleanup();
  render(<ResultListLink rides={rides} />, { wrapper: MemoryRouter });
  return screen.queryByRole('link')?.getAttribute('href')?.split('=')[1]?.split(',');
}

test('[RES-04, RES-06] a result list begins with each ride once, in the order of posting; too many make none', () => {
  const rides = Array.from({ length: maxListedRides }, (_, index) => build(index)).toReversed();
  const listed = list([build(maxListedRides, 'ride-0'), ...rides]);
  expect(listed).toHaveLength(maxListedRides);
  expect([listed?.[0], listed?.at(-1)]).toEqual(['ride-0', 'ride-99']);
  expect(list([build(maxListedRides), ...rides])).toBeUndefined();
});
