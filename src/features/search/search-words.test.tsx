import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import type { SearchRequest } from '#src/data/search/search-request.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { loadSearch } from '#src/queries/load-search.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import SearchPage from './search-page.tsx';

vi.mock('#src/queries/load-search.ts', () => ({ loadSearch: vi.fn<() => Promise<unknown>>() }));

const owner = buildContractor({ name: 'Long Draw' });
const rider = buildContestant({ id: 'rider', first_name: 'Tess', last_name: 'Odom', location: 'Reno, NV' });
const bull = buildBull(owner, { id: 'bull', name: 'Texas Ghost', brand: 'T9', location: 'Elko, NV' });
const ride = buildVideo(owner, { id: 'ride', title: 'Ghost Days', location: 'Waco, TX', animal: bull });

type Requests = Record<'people' | 'animals' | 'videos' | 'reels', (request: SearchRequest) => unknown[]>;

const nothing: Requests = { people: () => [], animals: () => [], videos: () => [], reels: () => [] };

/** What each search was asked, last first. */
let asked: (SearchRequest & { kind: keyof Requests })[];

function answer(found: Partial<Requests>) {
  const search = (kind: keyof Requests) => (_config: unknown, request: SearchRequest) => {
    asked.unshift({ ...request, kind });
    const items = { ...nothing, ...found }[kind](request);
    return Promise.resolve({ items, total: items.length });
  };
  vi.mocked(loadSearch).mockResolvedValue({
    searchPeople: search('people'),
    searchAnimals: search('animals'),
    searchVideos: search('videos'),
    searchReels: search('reels'),
  } as never);
}

function Path() {
  const { pathname, search } = useLocation();
  return <code data-testid="path">{pathname + search}</code>;
}
const at = () => screen.getByTestId('path').textContent;

function renderPage(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <SearchPage />
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets parts that are loaded with their first use arrive, and what these ask for. */
async function settle() {
  for (let step = 0; step < 4; step += 1) await wait(1);
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const readChips = () =>
  within(screen.getByRole('group', { name: 'What we understood' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const getLast = (kind: keyof Requests) => asked.find((request) => request.kind === kind && !request.limit);

beforeEach(async () => {
  await Promise.all([import('./searched-text.tsx'), import('./suggestions.tsx')]);
  asked = [];
  env.search = { url: 'http://search.example', key: 'k' };
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
  useSessionStore.setState(sessionStates.signedIn, true);
});
afterEach(() => vi.useRealTimers());

test('[SRCH-09] what is understood stands in chips, and the rest is searched as text', async () => {
  answer({ videos: () => [parseVideo('ride', ride)] });
  renderPage('/search?search=Texas+bulls+ghost+2026');
  await settle();
  expect(readChips()).toEqual(['Texas', 'Bull Riding', '2026']);
  expect(field().value).toBe('Texas bulls ghost 2026');
  const criteria = { eventIds: [1], placeIds: ['USTX'], years: [2026] };
  for (const kind of ['people', 'animals', 'videos'] as const)
    expect(getLast(kind)).toMatchObject({ text: 'ghost', criteria });
  // Titles have no fields of their own.
  expect(getLast('reels')?.text).toBe('Texas bulls ghost 2026');
});

test('[SRCH-09] one tap turns a chip into text, another turns it back, and the URL keeps it', async () => {
  answer({ videos: () => [parseVideo('ride', ride)] });
  renderPage('/search?search=texas+bulls+ghost');
  await settle();
  tap('Texas: tap to search it as text');
  await settle();
  expect(readChips()).toEqual(['“texas”', 'Bull Riding']);
  expect(at()).toBe('/search?search=texas+bulls+ghost&text=texas');
  expect(getLast('videos')).toMatchObject({ text: 'texas ghost', criteria: { placeIds: [], eventIds: [1] } });
  tap('“texas” as text: tap to filter by it');
  await settle();
  expect(at()).toBe('/search?search=texas+bulls+ghost');
});

test('[SRCH-09] a removed chip leaves the text', async () => {
  answer({ videos: () => [parseVideo('ride', ride)] });
  renderPage('/search?search=texas+bulls+ghost&text=bulls');
  await settle();
  tap('Remove Texas');
  await settle();
  expect(at()).toBe('/search?search=bulls+ghost&text=bulls');
  expect(field().value).toBe('bulls ghost');
  tap('Remove “bulls”');
  await settle();
  expect(at()).toBe('/search?search=ghost');
});

test('[SRCH-09] what the filters leave out is named, and one tap searches all words as text', async () => {
  const isPlain = ({ criteria }: SearchRequest) => criteria?.placeIds.length === 0;
  answer({
    videos: () => [parseVideo('ride', ride)],
    animals: (request) => (isPlain(request) ? [parseAnimal('bull', bull)] : []),
  });
  renderPage('/search?search=texas');
  await settle();
  expect(screen.getByText('Left out by these filters: Texas Ghost.')).toBeTruthy();
  expect(asked.find(({ kind, limit }) => kind === 'animals' && limit)).toMatchObject({
    text: 'texas',
    isExact: true,
  });
  tap('Search as text');
  await settle();
  expect(at()).toBe('/search?search=texas&text=texas');
  expect(screen.queryByText(/Left out/)).toBeNull();
});

test('[SRCH-09] whom the filters leave out is looked for by what remains of the text', async () => {
  const isNamed = ({ text, limit }: SearchRequest) => text === 'tess' && limit === 10;
  answer({ people: (request) => (isNamed(request) ? [parseUser('rider', rider)] : []) });
  renderPage('/search?search=tess+texas');
  await settle();
  expect(screen.getByText('Left out by these filters: Tess Odom.')).toBeTruthy();
});

test('[SRCH-09] nothing is said to be left out where the filters let it through', async () => {
  const inTexas = parseAnimal('bull', { ...bull, location: 'Waco, TX' });
  answer({
    animals: () => [inTexas],
    people: () => [parseUser('rider', { ...rider, location: 'Waco, TX' })],
  });
  renderPage('/search?search=texas+ghost');
  await settle();
  expect(screen.queryByText(/Left out/)).toBeNull();
});

test('[SRCH-09] where nothing has all that was asked, the page counts what one word less would bring', async () => {
  answer({
    videos: ({ criteria }) => (criteria?.years.length === 0 ? [ride, { ...ride, id: 'two' }] : []),
  });
  renderPage('/search?search=ghost+texas+2019');
  await settle();
  expect(screen.getByRole('heading', { name: 'No matches' })).toBeTruthy();
  const fixes = screen.getAllByRole('listitem');
  expect(fixes.map(({ textContent }) => textContent)).toEqual([
    'Remove 20192 rides',
    'Search only “ghost”2 rides',
  ]);
  fireEvent.click(within(fixes[0]!).getByRole('button'));
  await settle();
  expect(at()).toBe('/search?search=ghost+texas');
});

test('[SRCH-09] what one word less would bring is counted with the words that were turned back into text', async () => {
  answer({
    videos: ({ criteria, text }) => (criteria?.years.length === 0 && text === 'ghost texas' ? [ride] : []),
  });
  renderPage('/search?search=ghost+texas+2019&text=texas');
  await settle();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Remove 20191 ride',
  ]);
});

test('[SRCH-10] typing suggests words at once, then people, animals and rodeos', async () => {
  answer({
    people: () => [parseUser('rider', rider)],
    animals: () => [parseAnimal('bull', bull)],
    videos: () => [
      parseVideo('ride', ride),
      parseVideo('other', { ...ride, title: 'Elsewhere', rodeo_id: 'x' }),
    ],
  });
  renderPage('/search');
  type('tex');
  await settle();
  const read = () =>
    screen
      .queryAllByRole('option')
      .map((option) => [...option.children].slice(1).map((one) => one.textContent));
  expect(read()[0]).toEqual(['Texas', 'Place']);
  asked = [];
  type('ghost');
  await wait(1);
  expect(read().join()).not.toContain('Place');
  await wait(240);
  expect(asked).toEqual([]);
  await wait(50);
  await wait(50);
  expect(read()).toEqual([
    ['Tess OdomReno, NV', 'Contestant'],
    ['Texas GhostLong Draw', 'Bull'],
    ['Ghost DaysWaco, TX · 2026', 'Rodeo'],
  ]);
  expect(asked.map(({ limit }) => limit)).toEqual([12, 3, 3]);
});

test('[SRCH-10] suggestions have marks: the picture of an event, a photo, a brand, a ticket', async () => {
  answer({
    people: () => [parseUser('rider', rider)],
    animals: () => [parseAnimal('bull', bull)],
    videos: () => [parseVideo('ride', ride)],
  });
  renderPage('/search');
  const readMarks = () =>
    screen
      .queryAllByRole('option')
      .map(({ firstElementChild: mark }) => [
        mark?.querySelector('img, svg')?.nodeName.toLowerCase() ?? mark?.textContent,
        mark?.querySelector('svg')?.classList.value.match(/lucide-([a-z-]+)/)?.[1],
      ]);
  type('bull ri');
  await settle();
  expect(readMarks()[0]).toEqual(['img', undefined]);
  type('tex');
  await settle();
  expect(readMarks()[0]).toEqual(['svg', 'map-pin']);
  type('ghost');
  await wait(300);
  await wait(50);
  expect(readMarks()).toEqual([
    ['img', undefined],
    ['Brand T9', undefined],
    ['svg', 'ticket'],
  ]);
});

test('[SRCH-10] three rodeos are suggested at most', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  answer({ videos: () => ids.map((id) => parseVideo(id, { ...ride, rodeo_id: id })) });
  renderPage('/search');
  type('ghost');
  await wait(300);
  await wait(50);
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('[SRCH-10] the arrow keys go through the suggestions, Enter takes one, Escape closes them', async () => {
  answer({ people: () => [parseUser('rider', rider)] });
  renderPage('/search');
  type('bul');
  await settle();
  const getActive = () =>
    screen.getAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(getActive()).toEqual([]);
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowUp');
  const [active] = getActive();
  expect(active?.textContent).toContain('Bull Riding');
  expect(field().getAttribute('aria-activedescendant')).toBe(active?.id);
  fireEvent.submit(screen.getByRole('search'));
  await settle();
  expect(at()).toBe('/search?search=Bull+Riding');
  expect(screen.queryByRole('listbox')).toBeNull();
  // What was chosen of other suggestions is chosen no longer.
  type('ste');
  await settle();
  press('ArrowDown');
  type('stee');
  await settle();
  expect(getActive()).toEqual([]);
  type('Bull Riding tex');
  await settle();
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('Bull Riding te');
  await settle();
  fireEvent.blur(field());
  expect(screen.queryByRole('listbox')).toBeNull();
  type('tess');
  await wait(300);
  await wait(50);
  const option = screen.getByRole('option', { name: /Tess Odom/ });
  expect(option.getAttribute('href')).toBe('/my-rodeo/rider');
  // The browser opens another tab.
  expect(fireEvent.click(option, { ctrlKey: true })).toBe(true);
  expect(at()).not.toBe('/my-rodeo/rider');
  expect(fireEvent.click(option)).toBe(false);
  expect(at()).toBe('/my-rodeo/rider');
});
