import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { DataError } from '#src/data/data-error.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { loadSearch } from '#src/queries/load-search.ts';
import { queryKeys } from '#src/queries/query-keys.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { PagePartsContext } from '#src/ui/page-parts.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import SearchPage from './search-page.tsx';

vi.mock('#src/queries/load-search.ts', () => ({ loadSearch: vi.fn<() => Promise<unknown>>() }));
vi.mock('#src/lib/log.ts');

const owner = buildContractor({ id: 'owner', name: 'Long Draw' });
const rider = buildContestant({ id: 'rider', first_name: 'Tess', last_name: 'Odom', location: 'Reno, NV' });
const bull = buildBull(owner, { id: 'bull', name: 'Grey Ghost', location: 'Elko, NV' });
const other = buildBull(owner, { id: 'other', name: 'Ghost Town', location: 'Boise, ID' });
const rides = [
  buildVideo(owner, { id: 'one', animal: bull, title: 'Reno Rodeo', location: 'Reno, NV' }),
  buildVideo(owner, { id: 'two', animal: bull, title: 'Boise Nights', location: 'Boise, ID' }),
  buildVideo(owner, { id: 'three', event_type: 5, title: 'Reno Barrels', location: 'Reno, NV' }),
];

let client: QueryClient;

beforeEach(async () => {
  await import('./searched-text.tsx');
  vi.stubGlobal('scrollTo', () => undefined);
  env.search = { url: 'http://search.example', key: 'k' };
  vi.mocked(loadSearch).mockReset();
  useSessionStore.setState(sessionStates.signedIn, true);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = { pages: [{ videos: rides, nextCursor: undefined }], pageParams: [undefined] };
  client.setQueryData(queryKeys.videoList({ kind: 'all' }, { first: 6, next: 4 }), list);
  client.setQueryData(
    queryKeys.ownedAnimals('owner'),
    [bull, other].map((one) => parseAnimal(one.id, one)),
  );
  client.setQueryData(queryKeys.user('rider'), parseUser('rider', rider));
});

function renderPage(path: string) {
  const VideoGrid = ({ videos }: { videos: readonly { id: string; title: string }[] }) =>
    videos.map(({ id, title }) => <article key={id}>{title}</article>);
  render(
    <QueryClientProvider client={client}>
      <PagePartsContext value={{ VideoGrid } as never}>
        <MemoryRouter initialEntries={[path]}>
          <SearchPage />
        </MemoryRouter>
      </PagePartsContext>
    </QueryClientProvider>,
  );
}

/** What the service answers, whatever is searched. */
function answer(search: () => Promise<unknown>) {
  const searches = { searchPeople: search, searchAnimals: search, searchVideos: search, searchReels: search };
  vi.mocked(loadSearch).mockResolvedValue(searches as never);
}

const heading = "Search isn't set up yet";
const readSection = async (name: string) => {
  const found = await within(await screen.findByRole('region', { name })).findAllByRole('article');
  return found.map(({ textContent }) => textContent);
};

const withoutService = {
  'no search address': () => delete env.search,
  'an address without a collection': () => answer(missing),
};
const missing = vi.fn<() => Promise<unknown>>(() => Promise.reject(new DataError('not-found')));

test.each(Object.entries(withoutService))(
  '[SRCH-11] with %s the loaded lists are searched by words and text, and the page says so once',
  async (_case, prepare) => {
    prepare();
    renderPage('/search?search=bulls+nevada+ghost');
    expect(await readSection('Videos')).toEqual(['Reno Rodeo']);
    expect(await readSection('Animals')).toEqual([expect.stringContaining('Grey Ghost')]);
    expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
    expect(screen.getAllByText(heading)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tess nv' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(await readSection('People')).toEqual([expect.stringContaining('Tess Odom')]);
    // Four searches and one more, which looks for what their filters leave out, of the first text only.
    expect(missing.mock.calls.length).toBeLessThanOrEqual(7);
  },
);

test('[SRCH-11] of one collection that is missing the loaded lists are searched, and the others answer', async () => {
  const found = parseVideo('found', { title: 'Elko Ghost Days' });
  const searchPeople = () => Promise.resolve({ items: [], total: 0 });
  const searchVideos = () => Promise.resolve({ items: [found], total: 1 });
  const searches = { searchPeople, searchVideos, searchAnimals: missing, searchReels: searchPeople };
  vi.mocked(loadSearch).mockResolvedValue(searches as never);
  renderPage('/search?search=grey+ghost');
  expect(await readSection('Videos')).toEqual(['Elko Ghost Days']);
  expect(await readSection('Animals')).toEqual([expect.stringContaining('Grey Ghost')]);
  expect(screen.queryByText(heading)).toBeNull();
});

test('[SRCH-11] without a search address a category searches its own rides', async () => {
  delete env.search;
  renderPage('/search?category=barrel-racing&search=reno');
  expect(await readSection('Videos')).toEqual(['Reno Barrels']);
});

test('[SRCH-05, SRCH-11] without a search address the category of contestants has their animals only', async () => {
  delete env.search;
  const own = buildBull(rider, { id: 'own', name: 'Ghost Rider', contestant: true });
  client.setQueryData(queryKeys.ownedAnimals('rider'), [parseAnimal('own', own)]);
  renderPage('/search?category=contestants&search=ghost');
  expect(await readSection('Animals')).toEqual([expect.stringContaining('Ghost Rider')]);
});

test('[SRCH-11] without a search address the first screen says so above the categories', () => {
  delete env.search;
  renderPage('/search');
  expect(screen.getByText(heading)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Categories' })).toBeTruthy();
});

test('[SRCH-11] an address that does not answer is one error, which can be tried again', async () => {
  const search = vi.fn<() => Promise<unknown>>().mockRejectedValue(new DataError('offline'));
  answer(search);
  renderPage('/search?search=ghost');
  await screen.findByRole('heading', { name: "Search isn't answering" });
  expect(screen.queryByText(heading)).toBeNull();
  search.mockResolvedValue({ items: [parseAnimal(bull.id, bull)], total: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await readSection('Animals'))[0]).toContain('Grey Ghost');
});
