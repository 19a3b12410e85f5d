import { animalPath, paths, rodeoPath, videoPath } from '#src/config/paths.ts';
import { env } from '#src/config/env.ts';
import { firestoreDocumentsUrl } from '#src/config/service-urls.ts';
import { parseFields } from '#src/data/firestore-rest/stored-values.ts';
import { requestJson } from '#src/data/request.ts';
import { createReader, readObject, readText, readTimestamp } from '#src/domain/field-readers.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { Site } from './page-description.ts';

/*
 * Sitemaps (https://www.sitemaps.org/protocol.html): an index of one sitemap per week in which rides were published, so
 * that each stays below the limit of 50,000 addresses and the old ones never change.
 */

const weekMs = 7 * 24 * 60 * 60 * 1000;
const maxAddresses = 50_000;
/** No ride is older. */
const firstRide = Date.UTC(2015, 0);
const pageSize = 1000;

const readRide = createReader({
  video_id: readText,
  animal_id: readText,
  rodeo_id: readText,
  created: readTimestamp,
});
type Ride = ReturnType<typeof readRide>;

const getWeekStart = (time: number) => new Date(Math.floor(time / weekMs) * weekMs);
const formatDay = (date: Date) => date.toISOString().slice(0, 10);

function buildRidesQuery(from: Date, before: Date, limit: number): object {
  const compare = (op: string, date: Date) => ({
    fieldFilter: { field: { fieldPath: 'created' }, op, value: { timestampValue: date.toISOString() } },
  });
  return {
    from: [{ collectionId: 'videos' }],
    select: { fields: ['video_id', 'animal_id', 'rodeo_id', 'created'].map((fieldPath) => ({ fieldPath })) },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [compare('GREATER_THAN_OR_EQUAL', from), compare('LESS_THAN', before)],
      },
    },
    orderBy: [{ field: { fieldPath: 'created' }, direction: 'ASCENDING' }],
    limit,
  };
}

/** The rides published in a time, oldest first. */
async function fetchRides(from: Date, before: Date, limit: number): Promise<Ride[]> {
  const url = `${firestoreDocumentsUrl()}:runQuery?key=${env.firebase.apiKey}`;
  const body = JSON.stringify({ structuredQuery: buildRidesQuery(from, before, limit) });
  const results = await requestJson(url, { method: 'POST', body });
  if (!Array.isArray(results)) return [];
  return results.flatMap((result) => {
    const { name, fields } = readObject(readObject(result)['document']);
    if (typeof name !== 'string') return [];
    const ride = readRide(parseFields(fields));
    return [{ ...ride, video_id: ride.video_id || name.slice(name.lastIndexOf('/') + 1) }];
  });
}

function formatXml(
  root: 'urlset' | 'sitemapindex',
  entry: 'url' | 'sitemap',
  addresses: readonly string[],
): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>\n`,
  ].join('\n');
}

const staticPaths = [paths.landing, paths.watch, paths.privacyPolicy, paths.terms];

/** The index at /sitemap.xml. @throws RequestError */
export async function getSitemapIndex({ origin }: Site, now = new Date()): Promise<string> {
  const [oldest] = await fetchRides(new Date(0), new Date(now.getTime() + weekMs), 1);
  const addresses = [`${origin}/sitemaps/pages.xml`];
  const first = oldest?.created?.getTime();
  if (first !== undefined)
    for (let week = getWeekStart(first).getTime(); week <= now.getTime(); week += weekMs)
      addresses.push(`${origin}/sitemaps/rides-${formatDay(new Date(week))}.xml`);
  return formatXml('sitemapindex', 'sitemap', addresses);
}

async function listWeek(from: Date): Promise<string[]> {
  const before = new Date(from.getTime() + weekMs);
  const found = new Set<string>();
  let start = from;
  while (found.size < maxAddresses) {
    const rides = await fetchRides(start, before, pageSize);
    for (const { video_id, animal_id, rodeo_id } of rides) {
      found.add(videoPath(video_id));
      if (animal_id !== '') found.add(animalPath(animal_id));
      if (rodeo_id !== '') found.add(rodeoPath(rodeo_id));
    }
    const last = rides.at(-1)?.created;
    // The last one comes again with the next page, which the set knows.
    if (rides.length < pageSize || !last || last.getTime() === start.getTime()) break;
    start = last;
  }
  return [...found].slice(0, maxAddresses);
}

/**
 * A sitemap by its file name: `pages.xml`, or `rides-2026-11-19.xml` for the rides published in the week from that day,
 * with their animals and rodeos.
 *
 * @returns undefined when there is none of that name
 * @throws RequestError
 */
export async function getSitemap(
  name: string,
  { origin }: Site,
  now = new Date(),
): Promise<string | undefined> {
  const list = (addressPaths: readonly string[]) =>
    formatXml(
      'urlset',
      'url',
      addressPaths.map((path) => origin + path),
    );
  if (name === 'pages.xml') return list(staticPaths);
  const [, day] = /^rides-(\d{4}-\d\d-\d\d)\.xml$/.exec(name) ?? [];
  const start = Date.parse(`${day}T00:00:00Z`);
  // Other weeks need no query.
  const isWeek = start === getWeekStart(start).getTime() && start > firstRide && start <= now.getTime();
  return isWeek ? list(await listWeek(new Date(start))) : undefined;
}
