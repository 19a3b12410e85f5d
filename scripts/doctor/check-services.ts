import { fetchNewsPage, fetchSchedulePage } from '#src/data/content/content.ts';
import { DataError } from '#src/data/data-error.ts';
import { createFindings, type Check, type Finding } from './doctor-finding.ts';
import { request, type Target } from './target.ts';

const contract = 'Keep the contract (docs/DEPLOY.md, Content service).';

/** What the app reads of the content service. */
const lists = {
  News: {
    fetchPage: fetchNewsPage,
    path: '/services/archives.ashx/stories?index=1&page_size=10&sport=0&season=0&search=0',
  },
  Schedule: { fetchPage: fetchSchedulePage, path: '/services/pro_rodeo.ashx/schedule?page_size=24&index=1' },
};

/** A list keeps the contract, as the app reads it, and may be read from the site. */
async function checkList(
  area: keyof typeof lists,
  { environment, siteUrl = 'https://site.example' }: Target,
): Promise<Finding> {
  const { ok, off, wrong } = createFindings(area);
  const { fetchPage, path } = lists[area];
  const baseUrl = environment['VITE_CONTENT_URL'];
  if (!baseUrl) return off('VITE_CONTENT_URL is empty');
  const origin = new URL(siteUrl).origin;
  const { headers } = await request(new URL(path, baseUrl).href, { Origin: origin });
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin)
    return wrong('pages of the app may not read it (Access-Control-Allow-Origin)', contract);
  try {
    const { items } = await fetchPage(baseUrl, 1);
    return ok(`${items.length} entries on the first page`);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return wrong('the first page cannot be read', contract);
  }
}

/** The site is there and has the headers that `npm run deploy` fills in. */
async function checkSite({ siteUrl }: Target): Promise<Finding> {
  const { ok, wrong, notChecked } = createFindings('Site');
  if (siteUrl === undefined) return notChecked('add --url https://<your domain>');
  const { status, headers } = await request(new URL('/login', siteUrl).href);
  if (status !== 200)
    return wrong(`${siteUrl} answers with status ${status}`, 'See docs/DEPLOY.md, steps 7 and 9.');
  const policy = headers.get('content-security-policy') ?? '';
  return policy.includes('connect-src') && !policy.includes('%')
    ? ok(`${siteUrl} is there, with its headers`)
    : wrong(
        `${siteUrl} has no Content-Security-Policy`,
        'Deploy with npm run deploy, never with firebase deploy.',
      );
}

/** What runs outside Firebase. */
export const listServiceChecks = (target: Target): Check[] => [
  () => checkList('News', target),
  () => checkList('Schedule', target),
  ...(target.isLocal ? [] : [() => checkSite(target)]),
];
