import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { expectCards } from '#tests/support/cards.ts';
import { buildBull, buildSteer } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { readFact } from '#tests/support/facts.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { at, click, expectPath, expectRole, expectText, expectAlert } from '#tests/support/user-actions.ts';

const toEpochSeconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

const owner = buildContractor({ name: 'Cedar Gap' });
const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
const otherRider = buildContestant({ first_name: 'Ty', last_name: 'Benally' });
const bull = buildBull(owner, { name: 'Static', brand: 'CG1' });
const steer = buildSteer(owner, { name: 'Biscuit', brand: 'CG2' });

/** A season that was computed by hand: day, score as it is stored, rider. */
const bullRides = [
  ['2026-09-12', 88, rider],
  ['2026-08-01', '86.5', rider],
  ['2026-07-25', 0, rider],
  ['2026-07-24', '0', otherRider],
  ['2026-07-04', 81.5, otherRider],
  ['2026-06-20', null, rider],
  ['2025-09-13', 90, otherRider],
  ['2025-06-01', 0, rider],
  ['2024-05-04', 84.55, otherRider],
] as const;

/** Steer wrestling in seconds. */
const steerTimes = [4.2, '5.1', 3.9, 6.3, '4.5', null] as const;

beforeAll(async () => {
  const videos = [
    ...bullRides.map(([day, score, contestant]) => ({
      ...buildVideo(owner, { animal: bull, contestants: [contestant], title: `Bull ${day}` }),
      event_date: toEpochSeconds(day),
      score,
    })),
    ...steerTimes.map((time, index) => ({
      ...buildVideo(owner, { animal: steer, contestants: [rider], event_type: 6, title: `Steer ${index}` }),
      event_date: toEpochSeconds(`2026-05-0${index + 1}`),
      time,
    })),
  ];
  await createTestUser(rider);
  await storeDocuments({
    [`animals/${bull.id}`]: bull,
    [`animals/${steer.id}`]: steer,
    ...Object.fromEntries(videos.map((video) => [`videos/${video.id}`, video])),
  });
});

const findSection = (name: string) => screen.findByRole('region', { name });

/** Waits until a figure with the number of its rides is this. */
const expectFigure = async (section: string, label: string, text: string) =>
  waitFor(async () => expect(readFact(label, await findSection(section)).textContent).toBe(text));

const openFigure = async (section: string, label: string) =>
  userEvent.click(within(readFact(label, await findSection(section))).getByRole('link'));

const chooseSeason = async (section: string, season: string) =>
  userEvent.selectOptions(within(await findSection(section)).getByLabelText('Season'), season);

/** The rows of the table of seasons, without its head. */
const readSeasons = async () =>
  [...(await findSection('Record')).querySelectorAll('tbody tr')].map((row) => row.textContent);

const expectFocusedHeading = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));

test('[REC-01] a visitor reads the record of a bull and opens the rides behind its figures', async () => {
  await renderApp(`/animals/${bull.id}`);
  await expectText('From videos posted here, not an official record.', within(await findSection('Record')));
  // 88 + 86.5 + 81.5 + 90 + 84.55 = 430.55 points in five of eight rides with a score.
  await expectFigure('Record', 'Outs', '91 without a result');
  await expectFigure('Record', 'Qualified', '63%5 of 8 rides');
  await expectFigure('Record', 'Average score', '86.115 qualified');
  await expectFigure('Record', 'Best score', '90September 13, 2025');
  expect(await readSeasons()).toEqual([
    '20241 qualified1',
    '20251 qualified, 1 bucked off2',
    '20263 qualified, 2 bucked off, 1 no result6',
  ]);

  await openFigure('Record', 'Qualified');
  await expectFocusedHeading('Qualified rides (5)');
  await expectCards([
    'Bull 2026-09-12',
    'Bull 2026-08-01',
    'Bull 2026-07-04',
    'Bull 2025-09-13',
    'Bull 2024-05-04',
  ]);
  expect(at()).toBe(`/animals/${bull.id}?rides=qualified`);

  await chooseSeason('Record', '2026');
  // Three of five, which is enough for a share, and not for an average.
  await expectFigure('Record', 'Qualified', '60%3 of 5 rides');
  expect(within(await findSection('Record')).queryByText('Average score')).toBeNull();
  await click('link', 'Jul', within(await findSection('Record')));
  await expectFocusedHeading('All rides, July 2026 (3)');
  await expectCards(['Bull 2026-07-25', 'Bull 2026-07-24', 'Bull 2026-07-04']);
  history.back();
  await screen.findByRole('searchbox');
  expect(screen.getByLabelText<HTMLSelectElement>('Season').value).toBe('2026');
  await openFigure('Record', 'Best score');
  await expectRole('dialog', 'Bull 2026-09-12');
});

test('[REC-02] a link to a figure of a season opens its rides', async () => {
  await renderApp(`/animals/${bull.id}?year=2025&rides=bucked-off`);
  await expectRole('heading', 'Buck-offs, 2025 (1)');
  await expectFigure('Record', 'Qualified', '1of 2 rides with a result');
  expect(within(await findSection('Record')).queryByText('Average score')).toBeNull();
  await click('link', 'Show all videos');
  await screen.findByRole('searchbox');
  await expectPath(`/animals/${bull.id}?year=2025`);
});

test('the record of a steer is in seconds', async () => {
  await renderApp(`/animals/${steer.id}`);
  await expectFigure('Record', 'Runs', '61 without a result');
  await expectFigure('Record', 'Best time', '3.90 sSteer Wrestling, 5 runs');
  // Five runs, at five rodeos.
  expect(within(await findSection('Record')).queryByText('Average time')).toBeNull();
});

test('a member opens the season of a contestant and a matchup, and shares it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp(`/my-rodeo/${rider.id}`, { as: await createTestUser(buildFan()) });
  await click('link', 'Season and matchups');
  await expectRole('heading', 'Dell Ortega');
  // Five bulls: 88, 86.5, two buck-offs, one without a score. Six steers, one without a time.
  await expectFigure('All seasons', 'Rides', '112 without a result');
  await expectFigure('All seasons', 'Qualified', '2Bull Riding · of 4 rides with a result');
  await expectFigure('All seasons', 'Best time', '3.90 sSteer Wrestling, 5 runs');
  await chooseSeason('All seasons', '2025');
  await expectFigure('2025', 'Rides', '1');
  expect(at()).toBe(`/seasons/${rider.id}?year=2025`);
  const bullRiding = within(await findSection('Bull Riding'));
  const [ride] = bullRiding
    .getAllByRole('listitem')
    .filter((item) => item.textContent.includes('Bull 2025-06-01'));
  expect(ride?.textContent).toContain('Off');

  await click('link', 'Static', bullRiding);
  await expectRole('heading', 'Dell Ortega vs. Static');
  await expectFigure('Record', 'Rides', '51 without a result');
  await expectFigure('Record', 'Qualified', '2of 4 rides with a result');
  await expectCards([
    'Bull 2026-09-12',
    'Bull 2026-08-01',
    'Bull 2026-07-25',
    'Bull 2026-06-20',
    'Bull 2025-06-01',
  ]);
  await click('button', 'Share');
  await expectAlert('success', 'Link copied.');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href);
});

test('[REC-02] visitors open seasons and matchups by their links', async () => {
  await renderApp(`/matchups/${rider.id}/${bull.id}`);
  await expectRole('heading', 'Dell Ortega vs. Static');
  await expectFigure('Record', 'Rides', '51 without a result');
  follow(`/seasons/${rider.id}`);
  await expectFigure('All seasons', 'Rides', '112 without a result');
  follow('/seasons/nobody');
  await expectRole('heading', 'No rides found');
});

test('[REC-02] the matchup with a deleted animal keeps its name, and does not lead to its page', async () => {
  const gone = buildBull(owner, { name: 'Long Gone', brand: 'CG9' });
  const ride = buildVideo(owner, { animal: gone, contestants: [rider], score: 84 });
  await storeDocuments({ [`videos/${ride.id}`]: ride });
  await renderApp(`/matchups/${rider.id}/${gone.id}`);
  await expectRole('heading', 'Dell Ortega vs. Long Gone');
  await expectFigure('Record', 'Rides', '1');
  expect(screen.queryByRole('link', { name: 'All rides of Long Gone' })).toBeNull();
  await expectRole('link', 'All rides of Dell Ortega');
});

test('[FIG-05] a year without rides says so, and shows no figures of other years', async () => {
  await renderApp(`/seasons/${rider.id}?year=2011`);
  await expectText('No rides in 2011.', within(await findSection('2011')));
  expect(screen.queryByText('Qualified')).toBeNull();
  await chooseSeason('2011', '2025');
  await expectFigure('2025', 'Rides', '1');
});
