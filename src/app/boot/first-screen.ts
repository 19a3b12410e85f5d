import type { EarlyRequest, LinkStart } from '#src/config/page-document.ts';
import { toPagePath } from '#src/config/trim-link.ts';
import { getLastSeason } from '#src/domain/last-season.ts';
import { sendEarlyRequest } from '#src/data/request.ts';
import { hasMemberHint, hasSessionHint } from '#src/session/session-hint.ts';
import { fillIn, matchPath } from './match-path.ts';
import { showLink } from './link/show-link.ts';

/*
 * What app.html does before the app is there. A visitor who is probably signed in sees the skeleton. Templates hold what the first
 * page needs, and for whom (scripts/vite/pages/table.ts).
 */

function findVisitor(): 'member' | 'unverified' | 'visitor' {
  if (hasMemberHint()) return 'member';
  return hasSessionHint() ? 'unverified' : 'visitor';
}

const visitor = findVisitor();
if (visitor !== 'visitor') document.documentElement.dataset['start'] = 'member';

/* oxlint-disable typescript/no-unsafe-type-assertion -- the build wrote them */
const parseRequests = (json: string) => JSON.parse(json) as EarlyRequest[];
const parseStart = (json: string) => JSON.parse(json) as LinkStart;
/* oxlint-enable typescript/no-unsafe-type-assertion */

type Parts = Readonly<Record<string, string>>;

/** What the address has for parameters; undefined where it has nothing that a document can be called. */
function readQuery(usual: Parts, parts: Parts): Parts | undefined {
  const query = new URLSearchParams(location.search);
  const found = Object.entries(usual).map(
    ([name, text]) => [name, query.get(name) || fillIn(text, parts)] as const,
  );
  return found.every(([, text]) => /^[\w-]+$/.test(text)) ? Object.fromEntries<string>(found) : undefined;
}

function send({ url, body, query = {}, unless = '' }: EarlyRequest, pathParts: Parts): Promise<Response>[] {
  const queryParts = readQuery(query, { year: String(getLastSeason(Date.now())) });
  if (!queryParts || new URLSearchParams(location.search).has(unless)) return [];
  const parts = { ...queryParts, ...pathParts };
  const response = sendEarlyRequest(fillIn(url, parts), body && fillIn(body, parts));
  // A failure is that of the app, which takes the response.
  response.catch(() => undefined);
  return [response];
}

const pathname = toPagePath(location.pathname);
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-for]')) {
  const { for: audience, paths = '', requests = '[]', start } = template.dataset;
  const [parts] = paths.split(' ').flatMap((path) => {
    const found = matchPath(path, pathname);
    return found ? [found] : [];
  });
  if (audience !== visitor || !parts) continue;
  document.head.append(template.content);
  const sent = parseRequests(requests).flatMap((request) => send(request, parts));
  if (start) showLink(parseStart(start), sent);
}
