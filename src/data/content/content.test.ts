import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchNewsPage, fetchSchedulePage, fetchWholeSchedule } from './content.ts';

const baseUrl = 'https://content.example';
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

const mockResponse = (body: unknown, status = 200) =>
  server.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const getRequestedUrl = () => server.mock.lastCall?.[0] as URL;
const createRodeos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ RodeoId: at, Name: `Rodeo ${at}` }));

describe('the content service', () => {
  test('[NEWS-02] requests ten stories of all sports and seasons', async () => {
    mockResponse({ data: [{ story_id: 1, story_headline: 'One' }] });
    const page = await fetchNewsPage(baseUrl, 3);
    expect(page.items.map(({ story_headline }) => story_headline)).toEqual(['One']);
    expect(getRequestedUrl().origin + getRequestedUrl().pathname).toBe(
      'https://content.example/services/archives.ashx/stories',
    );
    expect(Object.fromEntries(getRequestedUrl().searchParams)).toEqual({
      index: '3',
      page_size: '10',
      sport: '0',
      season: '0',
      search: '0',
    });
  });

  test('[SCH-02] requests twenty-four rodeos', async () => {
    mockResponse({ data: createRodeos(24) });
    expect(await fetchSchedulePage(baseUrl, 1)).toMatchObject({ isLast: false });
    expect(getRequestedUrl().pathname).toBe('/services/pro_rodeo.ashx/schedule');
    expect(Object.fromEntries(getRequestedUrl().searchParams)).toEqual({ index: '1', page_size: '24' });
  });

  test('[SCH-02] treats a short page as the last one and leaves out invalid entries', async () => {
    mockResponse({ data: createRodeos(23) });
    expect((await fetchSchedulePage(baseUrl, 1)).isLast).toBe(true);
    mockResponse({ data: [...createRodeos(22), null, {}] });
    expect(await fetchSchedulePage(baseUrl, 1)).toMatchObject({ isLast: false, items: { length: 22 } });
  });

  test('fetches all pages of the schedule, each rodeo once', async () => {
    const pages = [createRodeos(24), [...createRodeos(30).slice(20), { RodeoId: 1, Name: 'Moved' }]];
    server.mockImplementation((url) => {
      const index = Number((url as URL).searchParams.get('index'));
      return Promise.resolve(Response.json({ data: pages[index - 1] }));
    });
    const { items, isLast } = await fetchWholeSchedule(baseUrl);
    expect(items.map(({ Name }) => Name)).toEqual(createRodeos(30).map(({ Name }) => Name));
    expect(isLast).toBe(true);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('stops fetching a schedule without end, and says so', async () => {
    mockResponse({ data: createRodeos(24) });
    expect((await fetchWholeSchedule(baseUrl)).isLast).toBe(false);
    expect(server).toHaveBeenCalledTimes(50);
  });

  test.each([[[]], [{ data: [] }], [{ data: null }]])('reads %j as an empty last page', async (body) => {
    mockResponse(body);
    expect(await fetchSchedulePage(baseUrl, 9)).toEqual({ items: [], isLast: true });
  });

  test.each([
    [{ error: 'no database' }, 200, 'unexpected'],
    ['<html>', 200, 'unexpected'],
    [null, 200, 'unexpected'],
    [{ data: [] }, 500, 'unexpected'],
    [{ data: [] }, 429, 'too-many'],
  ])('[NEWS-02] rejects the body %j with status %i', async (body, status, kind) => {
    mockResponse(body, status);
    await expect(fetchNewsPage(baseUrl, 1)).rejects.toMatchObject({ name: 'DataError', kind });
  });

  test('[NEWS-02] reports an unreachable service as offline', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(fetchNewsPage(baseUrl, 1)).rejects.toMatchObject({ name: 'DataError', kind: 'offline' });
  });
});
