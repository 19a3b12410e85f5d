import { render } from '#src/app/prerender/prerender-app.tsx';
import { env } from '#src/config/env.ts';
import type { LinkStart } from '#src/config/page-document.ts';
import { toStoredAnimalType } from '#src/domain/animal.ts';
import { findFirstLink } from '#src/lib/hand-over.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { showLink } from './show-link.ts';

const folder = 'https://files.example/v0/b/reel/o/videos%2Fride%2F';
const thumbnail = `${folder}ride.png?alt=media`;
const poster = `${folder}poster.jpg?alt=media`;
const { body } = render({ path: '', env, resolveMedia: () => ({ clip: '', poster: '' }) });

const find = (selector: string) => document.querySelector<HTMLElement>(`#root ${selector}`)!;
const findImage = () => document.querySelector<HTMLImageElement>('#root [data-frame] img')!;
const addTag = (name: string, content: string) =>
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));
function addProperty(property: string, content: string) {
  const tag = Object.assign(document.createElement('meta'), { content });
  tag.setAttribute('property', property);
  document.head.append(tag);
}

/** As the inline script does, before the body is there. */
function open(start: LinkStart, ...answers: object[]) {
  document.body.innerHTML = '';
  showLink(
    start,
    answers.map((answer) => Promise.resolve(Response.json(answer))),
  );
  document.body.innerHTML = body;
  document.dispatchEvent(new Event('readystatechange'));
}

beforeEach(() => {
  document.head.replaceChildren();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  globalThis.handOver = undefined;
  localStorage.clear();
  history.replaceState(null, '', '/reels/best');
});

test('[PLY-14] the name of a page stands there before the app, with its picture', async () => {
  addTag('heading', 'Best of the season');
  addProperty('og:image', poster);
  open({ picture: 'first' }, { fields: {} });
  expect(find('h1').textContent).toBe('Best of the season');
  const picture = findImage();
  await vi.waitFor(() => expect(picture.src).toBe(poster));
  expect(picture.hidden).toBe(true);
  picture.dispatchEvent(new Event('load'));
  expect(picture.hidden).toBe(false);
});

test('[PLY-14] a heading that the tags do not have is left out', () => {
  open({});
  expect(find('h1').hidden).toBe(true);
  expect(find('[data-unnamed]')).not.toBeNull();
  open({ heading: 'watch' });
  expect(find('[data-unnamed]')).toBeNull();
});

test.each([
  [{ picture: 'first' }, ['data-frame', 'data-heading']],
  [{ picture: 'below' }, ['data-heading', 'data-above', 'data-frame']],
  [{ picture: 'cover' }, ['data-covers', 'data-heading']],
  [{}, ['data-heading']],
] as const)('[PLY-14] with %j, its parts are %j', (start, parts) => {
  open(start);
  const names = ['data-covers', 'data-heading', 'data-above', 'data-frame'];
  const found = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  expect(found.map((part) => names.find((name) => part.hasAttribute(name)))).toEqual(parts);
  expect(find('[data-back]').hidden).toBe(true);
});

test.each([
  [{}, 'max-w-feed'],
  [{ width: 'profile' }, 'max-w-profile'],
] as const)('[PLY-14] with %j, the page is as wide as that of the app: %s', (start, name) => {
  open(start);
  expect(document.querySelector(`#link-page > .${name}`)).not.toBeNull();
});

test("[PLY-14] the site's own picture is none of the page's", async () => {
  addProperty('og:image', 'https://site.example/icons/preview.jpg');
  addProperty('og:image:width', '1200');
  const list = [{ document: { fields: { thumbnail_url: { stringValue: thumbnail } } } }];
  open({ picture: 'below', heading: 'watch' }, list);
  const picture = findImage();
  await vi.waitFor(() => expect(picture.src).toBe(poster));
  picture.dispatchEvent(new Event('error'));
  expect(picture.src).toBe(thumbnail);
});

test('[PLY-14, HARD-03] a first ride that is hard to watch has no picture', async () => {
  const fields = { thumbnail_url: { stringValue: thumbnail }, hard_to_watch: { booleanValue: true } };
  open({ picture: 'below', heading: 'watch' }, [{ document: { fields } }]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(findImage().hasAttribute('src')).toBe(false);
});

test('[PLY-14] a result list has no picture, and its heading comes first', async () => {
  addProperty('og:image', poster);
  open({ picture: 'first' }, { fields: { is_result_list: { booleanValue: true } } });
  await vi.waitFor(() => expect(document.querySelector('#root [data-frame]')).toBeNull());
  expect(find('#link-page > :first-child > [data-heading]:first-child')).not.toBeNull();
});

test.each([
  ['horse', ['horse']],
  ['bull', ['arena']],
  ['steer', ['arena']],
  ['calf', ['arena']],
] as const)('[PLY-14] the page of a %s has the cover that the app has', async (type, expected) => {
  const stored = { integerValue: String(toStoredAnimalType(type)) };
  open({ picture: 'cover' }, { fields: { animal_type: stored } });
  const shown = () =>
    [...document.querySelectorAll<HTMLImageElement>('#root [data-cover]:not([hidden])')].map(
      ({ dataset }) => dataset['cover'],
    );
  await vi.waitFor(() => expect(shown()).toEqual(expected));
});

test.each([
  ['en', 'Cody vs. Dust Devil'],
  ['es', 'Cody contra Dust Devil'],
])('[PLY-14] in %s, a matchup is called %s', (language, heading) => {
  localStorage.setItem('language', language);
  addTag('heading', 'Cody');
  addTag('heading', 'Dust Devil');
  open({ hasBack: true });
  expect([find('h1').textContent, find('h1').hidden]).toEqual([heading, false]);
});

test('[PLY-14] the picture in the tags waits for no answer, and one that comes once the app has taken the page is shown', async () => {
  addProperty('og:image', poster);
  open({ picture: 'first' });
  expect(findImage().src).toBe(poster);
  const fields = { thumbnail_url: { stringValue: thumbnail } };
  document.head.replaceChildren();
  open({ picture: 'below', heading: 'watch' }, [{ document: { fields } }]);
  const { page } = findFirstLink('/reels/best')!;
  page.remove();
  await vi.waitFor(() => expect(page.querySelector('img[src]')?.getAttribute('src')).toBe(poster));
});

test.each([
  ['en', 'Watch rides, Leaderboards, Compare rides', 'Log in, Sign up'],
  ['es', 'Ver montas, Tablas, Comparar montas', 'Entrar, Crear cuenta'],
  ['pt', 'Ver montarias, Classificação, Comparar montarias', 'Entrar, Criar conta'],
])('[PLY-14, LANG-11] in %s, pages whose heading is no name are called %s', (language, headings, links) => {
  localStorage.setItem('language', language);
  const shown = (['watch', 'leaderboards', 'compare'] as const).map((heading) => {
    open({ heading });
    return find('h1').textContent;
  });
  expect(shown.join(', ')).toBe(headings);
  const paths = ['/login', '/signup'];
  expect(paths.map((path) => find(`header a[href="${path}"]`).textContent).join(', ')).toBe(links);
  expect(document.querySelector('#root footer')).toBeNull();
});

test('[PLY-14] the app takes what is shown, for this page only', () => {
  open({ hasBack: true });
  expect(find('[data-back]').hidden).toBe(false);
  expect(findFirstLink('/reels/best')?.stage).toBe(document.querySelector('#root > .contents'));
  expect(findFirstLink('/reels/best')?.page).toBe(document.querySelector('#link-page[aria-busy=true]'));
  expect(findFirstLink('/reels/other')).toBeUndefined();
});
