import { env } from '#src/config/env.ts';
import { render } from '../prerender/prerender-ride.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import { openClip } from '#src/lib/clip-player.ts';
import { findFirstClip, forgetFirstRide, hasFirstRideBegun } from '#src/lib/hand-over.ts';

const poster = 'https://files.example/a.png?b=1';
const tags = `<meta property="og:image" content="${poster}" /><meta property="og:video" content="https://reel.example/embed/ride" />`;
const { body } = render({ path: '', env, resolveMedia: () => ({ clip: '', poster: '' }) });
const page = `${body.replace(/<\/?body>/g, '')}
  <template id="app-code"><link rel="modulepreload" href="/a.js" /><script type="application/json" id="app"></script></template>`;

const server = vi.fn<(url: string) => Promise<Response>>();
const play = vi.fn<(this: HTMLVideoElement) => Promise<void>>();
/** As a browser does with a clip that it may play, also when a missing file rejects that later. */
function start(this: HTMLVideoElement) {
  Object.defineProperty(this, 'paused', { value: false, configurable: true });
  this.dispatchEvent(new Event('play'));
  return Promise.resolve();
}
let settlePicture: () => void;

/** Runs the script as the page does: before its body is there. */
async function open(path: string, head = '') {
  history.replaceState(null, '', path);
  document.head.innerHTML = head;
  document.body.innerHTML = page;
  vi.resetModules();
  await import('./start-ride.ts');
  document.dispatchEvent(new Event('readystatechange'));
  // Without tags, the document says that the clip may play.
  if (head === '') await vi.advanceTimersByTimeAsync(0);
}

const getClip = () => document.querySelector('video');
/** @param ends of what the browser has of the clip, in seconds */
async function arrive(...ends: number[]) {
  const buffered = { length: ends.length, end: (index: number) => ends[index] };
  Object.defineProperty(getClip(), 'buffered', { value: buffered, configurable: true });
  getClip()?.dispatchEvent(new Event('progress'));
  await vi.advanceTimersByTimeAsync(0);
}
const isAppLoaded = () => document.head.querySelector('#app') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  const fields = {
    title: { stringValue: 'Pendleton Round-Up' },
    thumbnail_url: { stringValue: '/stored.png' },
  };
  server.mockImplementation(() => Promise.resolve(Response.json({ name: 'a/videos/ride', fields })));
  play.mockImplementation(start);
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('injectedLanguages', {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  const decode = () => new Promise<void>((resolve) => (settlePicture = resolve));
  Object.assign(HTMLImageElement.prototype, { decode });
});
afterEach(() => {
  // What waits for a touch of the page stays no longer.
  document.dispatchEvent(new Event('pointerdown'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  localStorage.clear();
  document.documentElement.style.removeProperty('--ratio');
  globalThis.handOver = undefined;
  globalThis.whenLanguageLoaded = undefined;
});

describe('ride.html before the app', () => {
  test('[PLY-13] shows the picture of its tags and the clip, and loads the app when the clip has enough', async () => {
    await open('/video/ride', tags);
    expect(getClip()?.getAttribute('poster')).toBe(poster);
    expect(getClip()?.getAttribute('src')).toMatch(/videos%2Fride%2F720\.mp4/);
    expect(play).toHaveBeenCalledOnce();
    await arrive(9.9);
    expect(isAppLoaded()).toBe(false);
    await arrive(10.1);
    expect(isAppLoaded()).toBe(true);
  });

  test('[PLY-13] loads the app when the clip has arrived where a link to a moment starts it', async () => {
    await open('/video/ride?t=10');
    Object.defineProperty(getClip(), 'currentTime', { value: 10 });
    await arrive(3, 19.9);
    expect(isAppLoaded()).toBe(false);
    await arrive(3, 20.1);
    expect(isAppLoaded()).toBe(true);
  });

  describe('[PLY-13] a slow clip has the line for itself', () => {
    const tell = async (type: string, target: EventTarget = getClip()!) => {
      target.dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(0);
    };
    const set = (name: 'currentTime' | 'duration', value: number) =>
      Object.defineProperty(getClip(), name, { value, configurable: true });

    /** The clip plays, and each second that arrives is played at once. */
    async function playTo(seconds: number) {
      for (let second = 0; second <= seconds; second++) {
        set('currentTime', second);
        await arrive(second + 1);
        await tell('timeupdate');
        await vi.advanceTimersByTimeAsync(2000);
      }
    }

    test('for ten seconds of playing', async () => {
      await open('/video/ride');
      set('duration', 60);
      await playTo(9);
      expect(isAppLoaded()).toBe(false);
      await playTo(10);
      expect(isAppLoaded()).toBe(true);
    });

    test.each([
      ['the browser can play it through', () => tell('canplaythrough')],
      ['it is over', () => tell('ended')],
      ['somebody touches the page', () => tell('pointerdown', document)],
      ['somebody presses a key', () => tell('keydown', document)],
      [
        'all of it is there',
        async () => {
          set('duration', 8);
          await arrive(8);
        },
      ],
    ])('until %s', async (_when, happen) => {
      await open('/video/ride');
      set('duration', 8);
      await playTo(4);
      expect(isAppLoaded()).toBe(false);
      await happen();
      expect(isAppLoaded()).toBe(true);
    });
  });

  test('loads the app at once where the browser plays nothing without a click', async () => {
    play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await open('/video/ride');
    await vi.advanceTimersByTimeAsync(0);
    expect(isAppLoaded()).toBe(true);
  });

  test("does not show the site's picture for a ride that has none", async () => {
    await open('/video/ride', `${tags}<meta property="og:image:width" content="1200" />`);
    expect(getClip()?.getAttribute('src')).toMatch(/videos%2Fride%2F720\.mp4/);
    expect(getClip()?.getAttribute('poster')).toBeFalsy();
  });

  test('plays the lightest file on a weak line, and the next one where there is none', async () => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 1.6 }, configurable: true });
    await open('/video/ride');
    Reflect.deleteProperty(navigator, 'connection');
    const readFile = () => /ride(?:%2F)?(.+)\?/.exec(getClip()?.getAttribute('src') ?? '')?.[1];
    const files = [readFile()];
    for (let errors = 0; errors < 2; errors += 1) {
      getClip()?.dispatchEvent(new Event('error'));
      files.push(readFile());
    }
    expect(files).toEqual(['360.mp4', '720.mp4', '.mov']);
    expect(isAppLoaded()).toBe(false);
    getClip()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isAppLoaded()).toBe(true);
  });

  test('plays the original of a ride without a light file, or where the device is set to it', async () => {
    play.mockImplementationOnce(async function (this: HTMLVideoElement) {
      await start.call(this);
      throw new DOMException('', 'NotSupportedError');
    });
    await open('/video/ride');
    getClip()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(getClip()?.getAttribute('src')).toMatch(/videos%2Fride\.mov/);
    expect([play.mock.calls.length, getClip()?.muted, isAppLoaded()]).toEqual([2, false, false]);
    localStorage.setItem('rodeo-reel.player', JSON.stringify({ quality: 'original' }));
    await open('/video/ride');
    expect(getClip()?.getAttribute('src')).toMatch(/videos%2Fride\.mov/);
  });

  test('gives the picture its shape, of the poster and then of the clip', async () => {
    await open('/video/ride', tags);
    const readRatio = () => Number(document.documentElement.style.getPropertyValue('--ratio'));
    const size = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(9);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(16);
    settlePicture();
    await vi.advanceTimersByTimeAsync(0);
    expect(size).toHaveBeenCalled();
    expect(readRatio()).toBe(9 / 16);
    Object.defineProperties(getClip(), { videoWidth: { value: 400 }, videoHeight: { value: 300 } });
    getClip()?.dispatchEvent(new Event('loadedmetadata'));
    expect(readRatio()).toBe(4 / 3);
  });

  describe('[PLY-15] says who rides', () => {
    const find = (name: string) => document.querySelector<HTMLElement>(`[data-fact=${name}]`);
    const readFacts = () =>
      Object.fromEntries(
        ['title', 'figure', 'riders', 'brand', 'animal', 'place', 'day'].map((name) => [
          name,
          find(name)?.hidden ? undefined : find(name)?.textContent,
        ]),
      );
    const text = (stringValue: string) => ({ stringValue });
    const whole = (value: number) => ({ integerValue: String(value) });
    const ride = {
      title: text('Pendleton Round-Up'),
      location: text('Pendleton, OR'),
      event_date: whole(Date.UTC(2026, 6, 4) / 1000),
      score: { doubleValue: 86.5 },
      contestants_names: { arrayValue: { values: [text('Darius Boone'), text('Wade Kerr')] } },
      animal_name: text('Northern Lights'),
      animal_brand: text('J115'),
    };
    async function openRide(fields: object, ...languages: string[]) {
      server.mockImplementation(() => Promise.resolve(Response.json({ name: 'a/videos/ride', fields })));
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      await open('/video/ride');
      await vi.waitFor(() => expect(find('title')?.textContent).not.toBe(' '));
    }

    test('and how it ended, before the app', async () => {
      await openRide(ride, 'en-US');
      expect(readFacts()).toEqual({
        ...{ title: 'Pendleton Round-Up', figure: '86.5', riders: 'Darius Boone, Wade Kerr' },
        ...{ brand: 'J115', animal: 'Northern Lights', place: 'Pendleton, OR', day: 'July 04, 2026' },
      });
      expect(isAppLoaded()).toBe(false);
    });

    test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
      'with the day of the rodeo in %s',
      async (zone) => {
        vi.stubEnv('TZ', zone);
        await openRide(ride, 'en-US');
        expect(readFacts()['day']).toBe('July 04, 2026');
      },
    );

    test('in the language of the page, without its texts', async () => {
      await openRide({ ...ride, score: text('88.5') }, 'pt-BR', 'en');
      expect(readFacts()).toMatchObject({ figure: '88,5', day: '4 de julho de 2026' });
      expect(document.querySelector('#ride-rest')?.textContent).toBe('Carregando o resto');
    });

    test.each<[string, object, string | undefined]>([
      ['a time', { score: { nullValue: null }, time: { doubleValue: 14.3 } }, '14.30'],
      ['a buck-off', { score: whole(0) }, undefined],
      ['a disqualified ride', { score: { doubleValue: 80 }, result: text('disqualified') }, undefined],
      ['a qualified ride', { result: text('qualified') }, '86.5'],
      ['no result', { score: { nullValue: null } }, undefined],
    ])('and has a plate for figures only: %s', async (_case, fields, figure) => {
      await openRide({ ...ride, ...fields }, 'en');
      expect(readFacts()['figure']).toBe(figure);
    });

    test('of whose own ride it is, and nothing of what is not known', async () => {
      const known = { title: text('Practice'), account_upload: whole(2), user_name: text('Cody Latham') };
      await openRide(known, 'en');
      expect(readFacts()).toMatchObject({ riders: 'Cody Latham', figure: undefined, brand: undefined });
      await openRide({ ...known, account_upload: whole(1) }, 'en');
      expect(readFacts()['riders']).toBeUndefined();
    });
  });

  describe('[HARD-02] of a ride that is hard to watch', () => {
    beforeEach(() => {
      const fields = {
        title: { stringValue: 'Pendleton Round-Up' },
        thumbnail_url: { stringValue: '/stored.png' },
        hard_to_watch: { booleanValue: true },
      };
      server.mockImplementation(() => Promise.resolve(Response.json({ name: 'a/videos/ride', fields })));
    });

    test.each([
      ['loads neither clip nor picture', ''],
      ['takes back the clip and the picture of tags from before', tags],
    ])('%s, and loads the app, which says why', async (_case, head) => {
      await open('/video/ride', head);
      await vi.advanceTimersByTimeAsync(0);
      expect([getClip()?.hasAttribute('src'), getClip()?.hasAttribute('poster')]).toEqual([false, false]);
      expect(document.querySelector('[data-fact=title]')?.textContent).toBe('Pendleton Round-Up');
      expect(isAppLoaded()).toBe(true);
    });

    test('has no button that plays it without a word', async () => {
      await open('/video/ride');
      expect(document.querySelector('#ride-toggle')).toBeNull();
      expect(hasFirstRideBegun()).toBe(false);
    });

    test('of which the document is not known, the clip waits', async () => {
      server.mockReturnValue(new Promise(() => {}));
      await open('/video/ride');
      expect(getClip()?.hasAttribute('src')).toBe(false);
      expect(play).not.toHaveBeenCalled();
    });
  });

  test('[PLY-15] can be paused, played and shared before the app is there', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open('/video/ride');
    const clip = getClip()!;
    const pause = vi.spyOn(clip, 'pause').mockImplementation(() => {
      Object.defineProperty(clip, 'paused', { value: true, configurable: true });
      clip.dispatchEvent(new Event('pause'));
    });
    const toggle = document.querySelector<HTMLElement>('#ride-toggle')!;
    expect([toggle.getAttribute('aria-label'), clip.dataset['playing']]).toEqual(['Pause', '']);
    toggle.click();
    expect(pause).toHaveBeenCalledOnce();
    expect([toggle.getAttribute('aria-label'), clip.dataset['playing']]).toEqual(['Play', undefined]);
    toggle.click();
    expect(toggle.getAttribute('aria-label')).toBe('Pause');
    document.querySelector<HTMLElement>('#ride-share')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/video/ride`);
    expect(document.querySelector('#ride-rest')?.textContent).toBe('Link copied');
  });

  test("[PLY-13] the texts of another language do not take the clip's line", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX']);
    vi.stubGlobal('injectedLanguages', { es: 'data:text/javascript,' });
    await open('/video/ride');
    expect(globalThis.whenLanguageLoaded).toBeUndefined();
    await arrive(10.1);
    expect(globalThis.whenLanguageLoaded).toBeDefined();
  });

  test('reads title and picture from the document, which the player does not read again', async () => {
    await open('/video/ride');
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Pendleton Round-Up'));
    expect(getClip()?.getAttribute('poster')).toBe('/stored.png');
    expect((await fetchVideo('ride'))?.title).toBe('Pendleton Round-Up');
    expect(server).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'a clip that cannot be played',
      () => {
        getClip()?.dispatchEvent(new Event('error'));
        getClip()?.dispatchEvent(new Event('error'));
        return Promise.resolve();
      },
    ],
    ['a clip that takes ten seconds', () => vi.advanceTimersByTimeAsync(1).then(() => undefined)],
  ])('loads the app for %s', async (_case, happen) => {
    await open('/video/ride');
    await vi.advanceTimersByTimeAsync(9999);
    expect(isAppLoaded()).toBe(false);
    await happen();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAppLoaded()).toBe(true);
  });

  test.each([
    ['a ride that does not exist', '/video/ride', new Response('', { status: 404 })],
    ['an address that is no ride', '/video/a%20b', new Response('')],
  ])('loads the app at once for %s', async (_case, path, answer) => {
    server.mockResolvedValue(answer);
    await open(path);
    await vi.advanceTimersByTimeAsync(0);
    expect(isAppLoaded()).toBe(true);
  });

  test('plays without sound where the browser asks for a click, and as the device is set', async () => {
    localStorage.setItem('rodeo-reel.player', JSON.stringify({ volume: 0.5, isMuted: false }));
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await open('/video/ride?t=2,4');
    await vi.advanceTimersByTimeAsync(0);
    expect([getClip()?.muted, getClip()?.volume]).toEqual([true, 0.5]);
    expect(play).toHaveBeenCalledTimes(2);
    expect(getClip()?.getAttribute('src')).toMatch(/#t=2,4$/);
  });

  test('[REVIEW-01] stands still, and loads the app at once, where a link shows something drawn', async () => {
    await open('/video/ride?t=2&draw=1-2-3-4');
    await vi.advanceTimersByTimeAsync(0);
    expect(play).not.toHaveBeenCalled();
    expect(getClip()?.getAttribute('src')).toMatch(/#t=2$/);
    expect(isAppLoaded()).toBe(true);
  });

  test('plays in the page, where a phone would fill its screen', async () => {
    await open('/video/ride');
    expect(getClip()?.playsInline).toBe(true);
  });

  describe('once the player has the clip', () => {
    /** Puts the clip into another element, as the player does. */
    async function take() {
      await open('/video/ride');
      const clip = getClip()!;
      const player = document.createElement('div');
      player.append(clip);
      document.body.append(player);
      return { clip, player };
    }

    test('it stays there when the page is complete', async () => {
      const { clip, player } = await take();
      document.dispatchEvent(new Event('readystatechange'));
      expect(clip.parentElement).toBe(player);
    });

    test('its errors are those of the player, which chooses the next file', async () => {
      const { clip } = await take();
      const url = clip.getAttribute('src')!;
      const onFail = vi.fn<() => void>();
      openClip(clip, [url], { onFail, onReplaced: () => undefined });
      clip.dispatchEvent(new Event('error'));
      expect(clip.getAttribute('src')).toBe(url);
      expect(onFail).toHaveBeenCalledOnce();
    });
  });

  test('gives its clip away once', async () => {
    await open('/video/ride');
    const clip = getClip();
    const url = clip?.getAttribute('src') ?? '';
    expect([findFirstClip('other'), findFirstClip(url), findFirstClip(url)]).toEqual([undefined, clip, clip]);
    forgetFirstRide();
    expect(findFirstClip(url)).toBeUndefined();
  });
});
