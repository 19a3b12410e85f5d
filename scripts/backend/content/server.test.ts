import { request } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startContent } from './server.ts';

let content: Awaited<ReturnType<typeof startContent>>;
const today = new Date('2026-12-30T15:00:00Z');

beforeAll(async () => {
  content = await startContent({ host: '127.0.0.1', port: 0, today });
});
afterAll(() => content.close());

const toUrl = (path: string) => `http://127.0.0.1:${content.port}${path}`;
const fetchPath = (path: string) => fetch(toUrl(path));
const fetchList = async (path: string) => {
  const { data } = (await (await fetchPath(path)).json()) as { data: Record<string, unknown>[] };
  return data;
};
const storiesPath = (index: number | string, size = 10) =>
  `/services/archives.ashx/stories?index=${index}&page_size=${size}&sport=0&season=0&search=0`;
const schedulePath = (index: number | string) =>
  `/services/pro_rodeo.ashx/schedule?page_size=24&index=${index}`;

describe('the content service stand-in', () => {
  test('returns pages of stories without repeats and an empty page after the end', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((index) => fetchList(storiesPath(index))));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 4, 0]);
    expect(new Set(pages.flat().map((story) => story['story_id'])).size).toBe(34);
    expect(new Set(pages.flat().map((story) => story['story_headline'])).size).toBe(34);
    const first = { story_image: '/images/1.png', story_postdate: '12/29/2026 07:00 AM' };
    expect(pages[0]?.[0]).toMatchObject(first);
  });

  test('lists rodeos by start date, beginning today', async () => {
    const rodeos = (await Promise.all([1, 2, 3].map((index) => fetchList(schedulePath(index))))).flat();
    expect(rodeos).toHaveLength(61);
    const days = { StartDate: '2026-12-30T00:00:00', EndDate: '2027-01-01T00:00:00' };
    expect(rodeos[0]).toMatchObject({ ...days, City: 'Duncan', StateAbbrv: 'OK', Payout: 48_200 });
    const starts = rodeos.map((rodeo) => String(rodeo['StartDate']));
    expect(starts).toEqual(starts.toSorted());
  });

  test.each([
    ...[storiesPath(0), storiesPath('x'), storiesPath(1, 0), storiesPath(1, 101), schedulePath(1.5)].map(
      (path) => [path, 400] as const,
    ),
    ['/proxy?url=invalid', 400],
    ['/proxy?url=http://elsewhere.example/1.png', 403],
    ['/images/lost.png', 404],
    ['/', 404],
  ] as const)('answers %s with status %i', async (path, status) => {
    expect((await fetchPath(path)).status).toBe(status);
  });

  test('simulates failures and allows every origin', async () => {
    await fetch(toUrl('/fail?times=2'), { method: 'POST' });
    expect((await fetchPath(storiesPath(1))).status).toBe(500);
    expect((await fetchPath(schedulePath(1))).status).toBe(500);
    const third = await fetchPath(schedulePath(1));
    expect(third.status).toBe(200);
    expect(third.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('lists the users of the legacy API to those who log in, from every origin', async () => {
    const url = toUrl('/api/user/getall');
    expect((await fetch(url)).status).toBe(401);
    const response = await fetch(url, { headers: { Authorization: 'Bearer token' } });
    const { data } = (await response.json()) as { data: object[] };
    expect(data).toHaveLength(12);
    const name = { firstname: 'Abel', lastname: 'Crane' };
    expect(data[0]).toEqual({ userID: 1, ...name, mail: 'abel@legacy.example' });
    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization');
  });

  test('proxies its own images', async () => {
    const response = await fetchPath(`/proxy?url=${encodeURIComponent(toUrl('/images/3.png'))}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await fetch(toUrl('/proxy'), { method: 'DELETE' })).status).toBe(405);
  });

  test('answers only local host names', async () => {
    const sent = request(toUrl('/images/1.png'), { headers: { host: 'rebind.example' } }).end();
    const [{ statusCode }] = (await once(sent, 'response')) as [{ statusCode: number }];
    expect(statusCode).toBe(403);
  });
});
