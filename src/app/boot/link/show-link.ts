import type { LinkStart } from '#src/config/page-document.ts';
import { paths } from '#src/config/paths.ts';
import { toPagePath } from '#src/config/trim-link.ts';
import { chooseLanguage, findLanguage } from '#src/languages/language-choice.ts';
import { leave } from '#src/lib/hand-over.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { readPageTag } from '#src/lib/read-page-tag.ts';
import { copy as portuguese } from './copy.pt.ts';
import { copy as spanish } from './copy.es.ts';
import { copy as english } from './copy.ts';

/*
 * What app.html shows visitors of a page that people open from links, before the app is there: whose page it is, and its
 * largest picture. Both are in the tags of the page (services/link-previews), or in the answer to its early request.
 */

type StoredFields = Readonly<
  Record<
    string,
    | { readonly stringValue?: string; readonly booleanValue?: boolean; readonly integerValue?: string }
    | undefined
  >
>;
interface StoredDocument {
  readonly fields?: StoredFields;
}

/** The fields of the document, or the first one of the list, that an early request has asked for. */
async function readFirst(response: Promise<Response> | undefined): Promise<StoredFields> {
  const found: unknown = await (await response)?.clone().json();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without its fields, nothing is shown
  const [first] = [found].flat() as readonly { document?: StoredDocument; fields?: StoredFields }[];
  return (first?.document ?? first)?.fields ?? {};
}

/** The types of animals with the cover of arenas, as stored (src/domain/animal.ts); all others count as horses. */
const arenaTypes: readonly (string | undefined)[] = ['1', '3', '4'];

/** The URLs of a ride's picture; none for one that is hard to watch. */
const listFirstPictures = ({ hard_to_watch, thumbnail_url }: StoredFields): readonly string[] =>
  hard_to_watch?.booleanValue ? [] : listPictureUrls(thumbnail_url?.stringValue ?? '');

/** Only the site's own picture, for pages without one, tells its width. */
function readTaggedPicture(): readonly string[] {
  const url = readPageTag('image:width') ? undefined : readPageTag('image');
  return url ? [url] : [];
}

function showPicture(picture: HTMLImageElement, [url, ...others]: readonly string[]): void {
  if (url === undefined) return;
  picture.onload = () => (picture.hidden = false);
  picture.onerror = () => showPicture(picture, others);
  picture.src = url;
}

function showFirst(page: HTMLElement, picture: LinkStart['picture'], fields: StoredFields): void {
  const frame = page.querySelector('[data-frame]');
  const image = frame?.querySelector('img');
  if (picture === 'cover') {
    const cover = arenaTypes.includes(fields['animal_type']?.integerValue) ? 'arena' : 'horse';
    page.querySelector(`[data-cover=${cover}]`)?.removeAttribute('hidden');
    // A list of results has none: its heading is above the rest.
  } else if (fields['is_result_list']?.booleanValue && frame) {
    frame.replaceWith(...page.querySelectorAll('[data-heading]'));
  } else if (image && !image.hasAttribute('src')) showPicture(image, listFirstPictures(fields));
}

const listNames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=heading]')].map(({ content }) => content);

/** Puts the parts of a page where it will have them. */
function arrange(stage: HTMLElement, { picture, hasBack, width }: LinkStart): void {
  const find = (selector: string) => stage.querySelector(selector);
  if (width) find('#link-page > *')?.classList.replace('max-w-feed', `max-w-${width}`);
  // Words of the app, which come with it.
  for (const selector of ['footer', 'a[href="#main"]']) find(selector)?.remove();
  if (hasBack) find('[data-back]')?.removeAttribute('hidden');
  if (picture !== 'below') find('[data-above]')?.remove();
  if (picture !== 'cover') find('[data-covers]')?.remove();
  const frame = find('[data-frame]');
  if (picture !== 'first' && picture !== 'below') frame?.remove();
  if (picture !== 'first') return;
  frame?.classList.add('-mt-6', 'sm:mt-0');
  frame?.parentElement?.append(...stage.querySelectorAll('[data-heading]'));
}

/** Before the body is there. @param requested the answers to early requests */
export function showLink(start: LinkStart, requested: readonly Promise<Response>[]): void {
  const texts = { en: english, es: spanish, pt: portuguese }[findLanguage(chooseLanguage().wanted)];
  const first = readFirst(requested[0]).catch(() => ({}));
  const show = () => {
    const template = document.querySelector<HTMLTemplateElement>('#link-start');
    if (!template) return;
    const stage = document.createElement('div');
    stage.className = 'contents';
    stage.append(template.content);
    template.replaceWith(stage);
    const write = (selector: string, text = '') => stage.querySelector(selector)?.replaceChildren(text);
    write(`header a[href="${paths.login}"]`, texts.logIn);
    write(`header a[href="${paths.signup}"]`, texts.signUp);
    const [name, other] = listNames();
    const named = name && other ? texts.matchup(name, other) : name;
    const heading = start.heading ? texts.headings[start.heading] : named;
    write('h1', heading);
    const page = stage.querySelector<HTMLElement>('#link-page');
    if (!page) return;
    if (heading) {
      page.querySelector('h1')?.removeAttribute('hidden');
      page.querySelector('[data-unnamed]')?.remove();
    }
    arrange(stage, start);
    leave({ link: { pathname: toPagePath(location.pathname), stage, page } });
    const image = page.querySelector<HTMLImageElement>('[data-frame] img');
    if (image) showPicture(image, readTaggedPicture());
    void first.then((fields) => showFirst(page, start.picture, fields));
  };
  document.addEventListener('readystatechange', show, { once: true });
}
