import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendView } from '#src/data/realtime-database/view-counts.ts';
import { addAppCheckHeaders } from './add-app-check-headers.ts';
import { fetchRide } from './ride-api.ts';

const config = vi.hoisted(() => ({
  isAppCheckOn: false,
  env: { firebase: { projectId: 'p', apiKey: 'k', appId: 'a' }, emulators: {}, appCheckKey: '' },
}));
vi.mock('#src/config/env.ts', () => config);

const createStoredDocument = (fields: Record<string, string>) => ({
  name: 'projects/p/databases/(default)/documents/videos/v1',
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { stringValue: text }])),
});

/** Responds to the requests in turn. @returns the URLs and bodies of the requests */
function mockResponses(...responses: [status: number, body: unknown][]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    requests.push(url + (typeof body === 'string' ? body : ''));
    const [status, json] = responses.shift() ?? [500, {}];
    return Promise.resolve(Response.json(json, { status }));
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe('the ride API of the embed page', () => {
  test('[EMB-01] reads title, thumbnail and id', async () => {
    const fields = { title: 'Cheyenne', thumbnail_url: 'https://x/p.png', video_id: 'old' };
    mockResponses([200, createStoredDocument(fields)]);
    expect(await fetchRide('v1')).toEqual({
      videoId: 'old',
      title: 'Cheyenne',
      poster: 'https://x/p.png',
      fields,
    });
  });

  test('[HARD-02] reads no thumbnail of a ride that is hard to watch', async () => {
    const { name, fields } = createStoredDocument({ thumbnail_url: 'https://x/p.png' });
    mockResponses([200, { name, fields: { ...fields, hard_to_watch: { booleanValue: true } } }]);
    expect(await fetchRide('v1')).toMatchObject({ poster: '' });
  });

  test.each([{}, { title: { integerValue: '5' } }])(
    'reads missing fields and fields of another type as empty: %j',
    async (fields) => {
      mockResponses([200, { ...createStoredDocument({}), fields }]);
      expect(await fetchRide('v1')).toMatchObject({ videoId: 'v1', title: '', poster: '' });
    },
  );

  test('[EMB-01] finds a video of this app with one request', async () => {
    const requests = mockResponses([200, createStoredDocument({ title: 'Cheyenne' })]);
    expect(await fetchRide('v1')).toMatchObject({ videoId: 'v1', title: 'Cheyenne' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain(
      'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/videos/v1?',
    );
  });

  test('[EMB-01] finds an older video by its video_id; a missing one is undefined', async () => {
    const requests = mockResponses(
      [404, {}],
      [200, [{ document: createStoredDocument({ title: 'Old', video_id: 'v1' }) }]],
    );
    expect(await fetchRide('v1')).toMatchObject({ videoId: 'v1', title: 'Old' });
    expect(requests[1]).toContain('"stringValue":"v1"');
    mockResponses([404, {}], [200, [{ readTime: '2026-11-21T16:36:16Z' }]]);
    expect(await fetchRide('v1')).toBeUndefined();
  });

  test('throws when the server refuses', async () => {
    mockResponses([503, {}]);
    await expect(fetchRide('v1')).rejects.toThrow('503');
  });
});

describe('App Check on the embed page', () => {
  afterEach(() => {
    config.isAppCheckOn = false;
    config.env.appCheckKey = '';
    vi.restoreAllMocks();
  });

  test('is loaded only where it is on; then every request carries a token', async () => {
    const requests: [url: string, token: string | null][] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push([url, new Headers(init.headers).get('X-Firebase-AppCheck')]);
      const isExchange = url.includes(':exchangeRecaptchaEnterpriseToken?key=k');
      return Promise.resolve(
        Response.json(isExchange ? { token: 'app-check-token' } : createStoredDocument({})),
      );
    });
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      vi.stubGlobal('grecaptcha', {
        enterprise: { ready: (run: () => void) => run(), execute: () => Promise.resolve('proof') },
      });
      (script as HTMLScriptElement).dispatchEvent(new Event('load'));
    });
    await fetchRide('v1');
    expect(append).not.toHaveBeenCalled();
    expect(requests).toEqual([[expect.stringContaining('/videos/v1'), null]]);

    Object.assign(config, { isAppCheckOn: true });
    config.env.appCheckKey = 'site-key';
    addAppCheckHeaders();
    await fetchRide('v1');
    await sendView('v1');
    expect(append).toHaveBeenCalledOnce();
    expect((append.mock.lastCall![0] as HTMLScriptElement).src).toBe(
      'https://www.google.com/recaptcha/enterprise.js?render=site-key',
    );
    expect(requests.slice(1)).toEqual([
      [
        'https://content-firebaseappcheck.googleapis.com/v1/projects/p/apps/a:exchangeRecaptchaEnterpriseToken?key=k',
        null,
      ],
      [expect.stringContaining('/videos/v1'), 'app-check-token'],
      [expect.stringContaining('/videoViews/v1'), 'app-check-token'],
    ]);
  });
});
