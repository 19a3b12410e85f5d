import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { completeRecord, toRecordedRide, type RecordFilter } from '#src/domain/ride-record.ts';
import { parseVideo } from '#src/domain/video.ts';
import { getKey, toParts } from '#services/records/stored-record.ts';
import { fillRecord } from '#services/records/sync-records.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { readFact } from '#tests/support/facts.ts';
import { renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expectText } from '#tests/support/user-actions.ts';

const maxReads = 12;
/** Of the document with its parents, and of the query for its young. */
const pedigreeReads = 2;

const owner = buildContractor({ name: 'Cedar Gap' });
const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
const herd = Array.from({ length: 200 }, (_, index) =>
  buildBull(owner, { name: `Bull ${index}`, brand: `C${index}` }),
);
const [bull = buildBull(owner)] = herd;
const rodeo = { title: `Dodge City ${owner.id.slice(0, 8)}`, location: 'Dodge City, KS' };

/** 520 rides of one bull, one rider and one rodeo: 259 with 80 points, a 95.5, 130 buck-offs and 130 without a result. */
const scores = [
  ...Array.from({ length: 130 }, () => [80, 0, null, 80])
    .flat()
    .slice(1),
  95.5,
];
const rides = scores.map((score, index) => ({
  ...buildVideo(owner, { animal: bull, contestants: [rider], ...rodeo, score }),
  created: new Date(1_780_000_000_000 + index * 1000),
}));
const others = herd.slice(1).map((animal) => buildVideo(owner, { animal, score: 77 }));
const rodeoId = rides[0]?.rodeo_id ?? '';

beforeAll(async () => {
  await createTestUser(rider);
  const animals = herd.map((animal) => [`animals/${animal.id}`, animal]);
  const videos = [...rides, ...others].map((video) => [`videos/${video.id}`, video]);
  for (const part of [animals, videos.slice(0, 400), videos.slice(400)])
    await storeDocuments(Object.fromEntries(part) as Record<string, object>);
  const records: RecordFilter[] = [
    { kind: 'of-animal', animalId: bull.id },
    { kind: 'of-rider', riderId: rider.id },
    { kind: 'of-rodeo', rodeoId },
    { kind: 'of-herd', ownerId: owner.id },
  ];
  for (const record of records) await fillRecord(getAdminFirestore(), record);
}, 120_000);

/** A bull with 3,000 rides in a record of eight parts, as of 93,000: every third a buck-off, the others with 80 points, and one with 95.5. */
const famous = buildBull(owner, { name: 'Famous' });
const famousRides = Array.from({ length: 3000 }, (_, number) => {
  const score = number === 0 ? 95.5 : number % 3 === 2 ? 0 : 80;
  const ride = buildVideo(owner, { animal: famous, contestants: [rider], ...rodeo, score });
  return toRecordedRide(parseVideo(ride.id, ride));
});

/** Stores only the record, as the service does with thirty times as many rides. */
async function storeFamousRecord(): Promise<void> {
  const id = `records/animal_${famous.id}`;
  const names = Array.from({ length: 8 }, (_, number) => number.toString(2).padStart(3, '0'));
  await storeDocuments({ [`animals/${famous.id}`]: famous, [id]: { state: completeRecord, parts: names } });
  const parts = names.flatMap((name) =>
    toParts(
      name,
      famousRides.filter((ride) => getKey(ride.id).startsWith(name)),
    ),
  );
  for (const [name, entries] of parts) await getAdminFirestore().doc(`${id}/parts/${name}`).set({ entries });
}

/** How many documents the answers are billed as, until now. */
function countReads(matcher: Parameters<typeof interceptRequests>[0] = /\/documents[:/]/): () => number {
  let count = 0;
  interceptRequests(matcher, async (request) => {
    const response = await request.send();
    const body: unknown = await response.clone().json();
    const results = Array.isArray(body) ? (body as object[]) : [];
    const documents = results.filter(
      (result) => 'document' in result || 'found' in result || 'missing' in result,
    );
    // A query without results, and a count of up to a thousand, are billed as one.
    count += Math.max(documents.length, 1);
    return response;
  });
  return () => count;
}

const findSection = (name: string) => screen.findByRole('region', { name });
const expectFigure = async (section: string, label: string, text: string) =>
  waitFor(async () => expect(readFact(label, await findSection(section)).textContent).toBe(text));

const people = [
  ['visitor', undefined],
  ['member', 'fan'],
] as const;

test.each(people)(
  'for a %s, the record of an animal with 520 rides is exact and costs 12 reads, its pedigree two more',
  async (_name, as) => {
    const getReads = countReads();
    await renderApp(`/animals/${bull.id}`, { ...(as && { as }) });
    await expectFigure('Record', 'Outs', '520130 without a result');
    await expectFigure('Record', 'Qualified', '67%260 of 390 rides');
    await expectFigure('Record', 'Average score', '80.06260 qualified');
    await expectFigure('Record', 'Best score', '95.5July 25, 2026');
    await waitFor(() => expect(readFact('Rides').textContent).toBe('520'));
    await expectText('From videos posted here, not an official record.');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    expect(getReads()).toBeLessThanOrEqual(maxReads + pedigreeReads);
  },
);

test.each(people)('for a %s, so is the season of a rider', async (_name, as) => {
  const getReads = countReads();
  await renderApp(`/seasons/${rider.id}`, { ...(as && { as }) });
  await expectFigure('All seasons', 'Rides', '520130 without a result');
  await expectFigure('All seasons', 'Qualified', '67%260 of 390 rides');
  expect(getReads()).toBeLessThanOrEqual(maxReads);
});

test.each(people)('for a %s, so is a rodeo', async (_name, as) => {
  const getReads = countReads();
  await renderApp(`/rodeos/${rodeoId}`, { ...(as && { as }) });
  const rows = await findSection('Bull Riding rides, best first');
  expect(within(rows).getAllByRole('listitem')[0]?.textContent).toContain('95.5');
  await expectText('Show all 520 rides');
  expect(getReads()).toBeLessThanOrEqual(maxReads);
});

test.each(people)(
  'for a %s, a record in parts is exact, too, and its figures cost no more',
  async (_name, as) => {
    await storeFamousRecord();
    const getReads = countReads(({ body }) => body.includes('/documents/records/'));
    await renderApp(`/animals/${famous.id}`, { ...(as && { as }) });
    await expectFigure('Record', 'Outs', '3,000');
    await expectFigure('Record', 'Qualified', '67%2,000 of 3,000 rides');
    await expectFigure('Record', 'Best score', '95.5July 25, 2026');
    await waitFor(() => expect(readFact('Rides').textContent).toBe('3,000'));
    expect(getReads()).toBe(9);
  },
);

test('[REC-03] the herd sheet of 200 animals is exact and costs 12 reads at most', async () => {
  const as = await createTestUser(owner);
  const getReads = countReads();
  await renderApp('/my-rodeo/herd-sheet', { as });
  const paper = await screen.findByRole('article', { name: 'Herd sheet' });
  const items = within(paper)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toHaveLength(200);
  expect(items[0]).toBe('C0Bull 0BullOuts520Qualified67% 260 of 390Best score95.5');
  expect(items[199]).toBe('C199Bull 199BullOuts1Qualified1 of 1Best score77');
  expect(within(paper).queryByText(/latest|first 200/)).toBeNull();
  expect(getReads()).toBeLessThanOrEqual(maxReads);
});
