import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchRide, parseRide } from './fetch-ride.ts';

vi.mock('#src/config/env.ts', () => ({
  env: { firebase: { projectId: 'p', apiKey: 'k' }, emulators: {} },
}));

const createStoredDocument = (fields: Record<string, string>) => ({
  name: 'projects/p/databases/(default)/documents/videos/v1',
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { stringValue: text }])),
});

/** Answers each request in turn, and keeps what was asked. */
function mockResponses(...answers: [status: number, body: unknown][]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    asked.push(address + (typeof body === 'string' ? body : ''));
    const [status, json] = answers.shift() ?? [500, {}];
    return Promise.resolve(Response.json(json, { status }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('what the embed page reads of a video', () => {
  test('[EMB-01] title, picture and id', () => {
    const document = createStoredDocument({
      title: 'Cheyenne',
      thumbnail_url: 'https://x/p.png',
      video_id: 'old',
    });
    expect(parseRide(document, 'v1')).toEqual({
      videoId: 'old',
      title: 'Cheyenne',
      poster: 'https://x/p.png',
    });
  });

  test.each([undefined, {}, { fields: { title: { integerValue: '5' } } }, 'nonsense'])(
    'what is missing or of another type (%j) is empty',
    (document) => {
      expect(parseRide(document, 'v1')).toEqual({ videoId: 'v1', title: '', poster: '' });
    },
  );

  test('[EMB-01] one request is enough for a video of this app', async () => {
    const asked = mockResponses([200, createStoredDocument({ title: 'Cheyenne' })]);
    expect(await fetchRide('v1')).toMatchObject({ videoId: 'v1', title: 'Cheyenne' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(
      'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/videos/v1?',
    );
  });

  test('[EMB-01] an older video is found by its video_id, and one that is nowhere is not', async () => {
    const asked = mockResponses(
      [404, {}],
      [200, [{ document: createStoredDocument({ title: 'Old', video_id: 'v1' }) }]],
    );
    expect(await fetchRide('v1')).toMatchObject({ videoId: 'v1', title: 'Old' });
    expect(asked[1]).toContain('"stringValue":"v1"');
    mockResponses([404, {}], [200, [{ readTime: '2026-11-21T16:36:16Z' }]]);
    expect(await fetchRide('v1')).toBeUndefined();
  });

  test('a server that refuses is a failure, not a video that is gone', async () => {
    mockResponses([503, {}]);
    await expect(fetchRide('v1')).rejects.toThrow('503');
  });
});
