import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IndexedVideo } from '#src/domain/search.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { CardActionsContext } from './card-actions-context.ts';
import { VideoCardGrid } from './video-card-grid.tsx';

let counters: ReturnType<typeof stubViewCounts>;
/** Tells the cards whether they are near the screen. */
let notifyCards: ((isIntersecting: boolean) => void)[];

beforeEach(() => {
  counters = stubViewCounts(2859);
  notifyCards = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
        notifyCards.push((isIntersecting) => act(() => notify([{ isIntersecting }])));
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const ranch = buildContractor({ name: 'Prairie Ranch' });
const bull = buildBull(ranch);
const riders = [
  buildContestant({ first_name: 'Ty', last_name: 'Pruitt' }),
  buildContestant({ first_name: 'Jo', last_name: 'Latham' }),
];
const ride = buildVideo(ranch, { animal: bull, contestants: riders, event_type: 1, duration: 64 });

const cardActions = {
  renderOptions: ({ id }: IndexedVideo) => `Options of ${id}`,
  renderSaveButton: () => null,
};

function LocationText() {
  return <output>{JSON.stringify(useLocation())}</output>;
}

const readLocation = () => JSON.parse(screen.getByRole('status').textContent) as Location;

function renderGrid(videos: readonly IndexedVideo[], url = '/') {
  render(
    <MemoryRouter initialEntries={[url]}>
      <LocationText />
      <QueryClientProvider client={new QueryClient()}>
        <CardActionsContext value={cardActions}>
          <VideoCardGrid videos={videos} />
        </CardActionsContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function renderCard(video: IndexedVideo) {
  renderGrid([video]);
  return within(screen.getByRole('article', { name: video.title }));
}

const getHref = (element: HTMLElement) => element.getAttribute('href');

test('[FEED-05] a card has everything about a ride', async () => {
  const card = renderCard(ride);
  notifyCards[0]?.(true);
  expect(card.getByRole('heading').textContent).toBe('Cheyenne Frontier Days');
  expect(card.getByText('Bull Riding')).toBeDefined();
  expect(card.getByText('1:04')).toBeDefined();
  expect(getHref(card.getByRole('link', { name: 'Prairie Ranch' }))).toBe(`/my-rodeo/${ranch.id}`);
  expect(getHref(card.getByRole('link', { name: bull.name }))).toBe(`/animals/${bull.id}`);
  expect(card.getByText(bull.brand)).toBeDefined();
  for (const [index, name] of ['Ty Pruitt', 'Jo Latham'].entries())
    expect(getHref(card.getByRole('link', { name }))).toBe(`/my-rodeo/${riders[index]!.id}`);
  expect(getHref(card.getByRole('link', { name: 'Cheyenne, WY' }))).toBe(`/rodeos/${ride.rodeo_id}`);
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

test('the rider is the contestant whose video it is, unless others are tagged', () => {
  const [rider] = riders;
  const own = buildVideo(rider!, { title: 'Elko Fair' });
  const links = renderCard(own).getAllByRole('link', { name: 'Ty Pruitt' });
  expect(links.map(getHref)).toEqual(Array(2).fill(`/my-rodeo/${rider!.id}`));
});

test('an older ride that does not name its rodeo has no link to it', () => {
  const card = renderCard({ ...ride, rodeo_id: '' });
  expect(card.getByText('Cheyenne, WY')).toBeDefined();
  expect(card.queryByRole('link', { name: 'Cheyenne, WY' })).toBeNull();
});

const otherRide = buildVideo(ranch, { title: 'Elko Fair', contestants: [] });
const playLinkOf = (title: string) => screen.getByRole('link', { name: title });

test.each([[`/feed`], [`/feed?event=1&play=${otherRide.video_id}`]])(
  '[PLY-02] a click stores the ids of the list for the player, and keeps the filter: %s',
  (url) => {
    renderGrid([ride, otherRide], url);
    fireEvent.click(playLinkOf('Elko Fair'));
    const { search, state } = readLocation();
    const query = new URLSearchParams(search);
    expect(query.get('play')).toBe(otherRide.video_id);
    expect(query.get('event')).toBe(url.includes('event') ? '1' : null);
    expect(state).toEqual({ queue: [ride.video_id, otherRide.video_id] });
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click that opens a new tab or window is left to the browser: %j',
  (keys) => {
    renderGrid([ride, otherRide]);
    const link = playLinkOf('Elko Fair');
    const click = createEvent.click(link, keys);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(readLocation().search).toBe('');
  },
);

test('a click on another link of a card does not open the player', () => {
  renderGrid([ride]);
  fireEvent.click(screen.getByRole('link', { name: bull.name }));
  expect(readLocation()).toMatchObject({ pathname: `/animals/${bull.id}`, state: null });
});

test('view counts are read only for cards near the screen', async () => {
  renderGrid([ride, otherRide]);
  notifyCards[0]?.(false);
  notifyCards[1]?.(true);
  await vi.waitFor(() => expect(counters.fetchViewCount).toHaveBeenCalled());
  expect(counters.fetchViewCount.mock.calls).toEqual([[otherRide.video_id]]);
});

test('screen readers learn the place of each card', () => {
  renderGrid([ride, otherRide]);
  const cards = within(screen.getByRole('feed', { name: 'Videos' })).getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-posinset'))).toEqual(['1', '2']);
});
