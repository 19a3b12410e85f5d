import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { IndexedVideo } from '#src/domain/search.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { CardActionsContext } from './card-actions-context.ts';
import { VideoCardGrid } from './video-card-grid.tsx';

vi.mock('#src/config/service-urls.ts', () => ({ fileUrl: (path: string) => `/files/${path}` }));
vi.mock('#src/queries/views.ts', () => ({
  viewCountQuery: () => ({ queryKey: ['views'], queryFn: () => 2859 }),
}));

const ranch = buildContractor({ name: 'Prairie Ranch' });
const bull = buildBull(ranch);
const riders = [
  buildContestant({ first_name: 'Ty', last_name: 'Pruitt' }),
  buildContestant({ first_name: 'Jo', last_name: 'Latham' }),
];
const ride = buildVideo(ranch, { animal: bull, contestants: riders, event_type: 1, duration: 64 });

function renderCard(video: IndexedVideo) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CardActionsContext
          value={{ renderOptions: ({ id }) => `Options of ${id}`, renderSaveButton: () => null }}
        >
          <VideoCardGrid videos={[video]} />
        </CardActionsContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return within(screen.getByRole('article'));
}

const getHref = (element: HTMLElement) => element.getAttribute('href');

test('[FEED-05] a card has everything about a ride', async () => {
  const card = renderCard(ride);
  expect(card.getByRole('heading').textContent).toBe('Cheyenne Frontier Days');
  expect(card.getByText('Bull Riding')).toBeDefined();
  expect(card.getByText('1:04')).toBeDefined();
  expect(getHref(card.getByRole('link', { name: 'Prairie Ranch' }))).toBe(`/my-rodeo/${ranch.id}`);
  expect(getHref(card.getByRole('link', { name: bull.name }))).toBe(`/animals/${bull.id}`);
  expect(card.getByText(bull.brand)).toBeDefined();
  expect(card.getByText('Ty Pruitt, Jo Latham')).toBeDefined();
  expect(card.getByText('Cheyenne, WY')).toBeDefined();
  expect(card.getByText('July 25, 2026')).toBeDefined();
  expect(card.getByText('86.5')).toBeDefined();
  expect(await card.findByText('2,859')).toBeDefined();
  expect(card.getByText(`Options of ${ride.id}`)).toBeDefined();
  const playLinks = card.getAllByRole('link').filter((link) => getHref(link)?.includes('play='));
  expect(playLinks.map(getHref)).toEqual([`/?play=${ride.video_id}`, `/?play=${ride.video_id}`]);
});

test('[FEED-05] a timed ride has a time, and an animal without a name a link all the same', () => {
  const card = renderCard({ ...ride, event_type: 5, score: null, time: 14.02, animal_name: '' });
  expect(card.getByText('14.02')).toBeDefined();
  expect(getHref(card.getByRole('link', { name: 'Unnamed' }))).toBe(`/animals/${bull.id}`);
});
