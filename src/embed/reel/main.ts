import { env } from '#src/config/env.ts';
import { reelPath } from '#src/config/reel-links.ts';
import { fetchPublicDocument } from '#src/data/firestore-rest/documents.ts';
import { requestLinked } from '#src/data/firestore-rest/linked-films.ts';
import { requestReelRides } from '#src/data/firestore-rest/public-reels.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { parseReel, type Reel } from '#src/domain/reel.ts';
import { getElement } from '../get-element.ts';
import { showWithRetry } from '../show-with-retry.ts';
import { copy } from './copy.ts';
import { playReel, type ShownReel } from './play-reel.ts';

/* A reel for iframes on other sites: its rides one after the other, each after its facts. It uses no storage. */

const heading = getElement('h1', HTMLHeadingElement);
const by = getElement('#by', HTMLParagraphElement);
const logo = getElement('#logo', HTMLAnchorElement);
const watch = getElement('#watch', HTMLAnchorElement);

const id = location.pathname.split('/')[3] ?? '';

async function showReel({ title, user_name: name, videos, is_result_list }: Reel): Promise<string> {
  // Apart from the page's first code: a reel plays without details, but a list is nothing without its places.
  const details = import('../ride-card.ts').catch(() => undefined);
  const [stored, results] = await Promise.all([
    requestReelRides({ videos }),
    is_result_list ? import('./results.ts') : undefined,
  ]);
  const { rides, about, empty, listRides }: ShownReel = (await results?.createResults(
    stored,
    name,
    requestLinked,
  )) ?? {
    ...{ rides: stored, about: copy.by(name, stored.length), empty: copy.empty },
  };

  document.title = title;
  heading.textContent = title;
  by.textContent = about;
  logo.textContent = copy.all(env.productName);
  logo.href = reelPath(id);
  if (rides.length === 0) return empty;
  playReel(rides, await details, listRides);
  return '';
}

async function showStoredReel(): Promise<string> {
  const document = isDocumentId(id) ? await fetchPublicDocument('reels', id) : undefined;
  if (document) return showReel(parseReel(id, document.fields));
  watch.hidden = false;
  return copy.notFound;
}

showWithRetry(copy, showStoredReel);
