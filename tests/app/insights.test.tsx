import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { watchDownloads } from '#tests/support/watch-browser.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests, interceptRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminDatabase } from '#tests/support/test-users.ts';
import { click, expectNoRole, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';

const toEpochSeconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

/** A contractor and a contestant with rides in two seasons, and how often each was watched. */
async function createWatchedRides() {
  const owner = buildContractor({ name: 'Rancho Peña & Söhne' });
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const partner = buildContestant({ first_name: 'Ty', last_name: 'Benally' });
  const bull = buildBull(owner, { name: 'Static', brand: 'CG1' });
  const rides = [
    { poster: owner, title: 'Elko, Nevada', date: '2026-09-12', animal: bull, views: 1200 },
    {
      ...{ poster: rider, title: '=cmd|"x"', date: '2026-07-04', animal: bull, views: 34 },
      contestants: [rider, partner],
    },
    { poster: owner, title: 'Without a counter', date: '2026-07-05', views: null },
    { poster: owner, title: 'A year before', date: '2025-06-01', views: 5000 },
    { poster: rider, title: 'Of somebody else', date: '2026-07-06', views: 99 },
  ].map(({ poster, date, views, ...ride }) => ({
    views,
    video: buildVideo(poster, {
      ...ride,
      location: 'Elko, NV',
      event_type: 1,
      event_date: toEpochSeconds(date),
    }),
  }));
  const [user] = await Promise.all([
    createTestUser(owner),
    ...rides.map(({ video, views }) => getAdminDatabase().ref(`videoViews/${video.id}`).set(views)),
  ]);
  const data: Record<string, object> = { [`animals/${bull.id}`]: bull };
  for (const { video } of rides) data[`videos/${video.id}`] = video;
  return { user, bull, data, videos: rides.map(({ video }): StoredVideo => video) };
}

const readTable = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
const findLinks = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole<HTMLAnchorElement>('link');
const readLinks = async (name: string) => (await findLinks(name)).map((link) => link.textContent);

test('a contractor sees which rides were watched, also those that others posted', async () => {
  const { user, bull, data, videos } = await createWatchedRides();
  await renderApp('/my-rodeo?tab=animals', { as: user, data });
  await click('link', 'See insights');
  await expectRole('heading', '1,234 views of 3 rides');
  expect(readTable()).toEqual(['WhenRidesViews', 'Jul2 rides34', 'Sep1 ride1,200']);
  await expectText(/^Views until now of the rides you posted/);
  expect(await readLinks('Your animals')).toEqual(['Static2 rides1,234 views']);
  expect(await readLinks('Most watched rides')).toEqual([
    'Elko, NevadaStatic · September 12, 20261,200 views',
    '=cmd|"x"Static · July 04, 202634 views',
    expect.stringMatching(/^Without a counter.+0 views$/),
  ]);
  const [ride] = await findLinks('Most watched rides');
  expect(ride?.getAttribute('href')).toBe(`/my-rodeo/insights?play=${videos[0]?.id}`);
  await click('link', /^Static/, within(screen.getByRole('list', { name: 'Your animals' })));
  await expectPath(`/animals/${bull.id}`);
});

test('another season, or all of them, can be chosen and downloaded', async () => {
  const { user, data, videos } = await createWatchedRides();
  await renderApp('/my-rodeo/insights?year=2025', { as: user, data });
  await expectRole('heading', '5,000 views of 1 ride');
  await expectText('No animal of yours is tagged in these rides.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'All seasons');
  await expectRole('heading', '6,234 views of 4 rides');
  expect(readTable()).toEqual(['WhenRidesViews', '20251 ride5,000', '20263 rides1,234']);

  const { downloads } = watchDownloads();
  await click('button', 'Download CSV');
  await expect.poll(() => downloads).toHaveLength(1);
  expect(downloads[0]?.name).toMatch(/^insights-rancho-peña-söhne-\d{4}-\d\d-\d\d\.csv$/);
  // text() would drop the mark at the start, by which spreadsheets know the encoding.
  const content = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await downloads[0]?.file.arrayBuffer(),
  );
  const [first, second, third, fourth] = videos.map(({ id }) => `${location.origin}/video/${id}`);
  const [head, ...lines] = content.split('\r\n');
  expect(head).toBe(
    '\uFEFF"Ride date","Month","Rodeo","Place","Event","Brand","Animal","Riders","Result","Views until now","Link"',
  );
  // The most viewed first.
  const quote = (...texts: string[]) => texts.map((text) => `"${text}"`).join(',');
  const bull = ['Bull Riding', 'CG1', 'Static'];
  expect(lines).toEqual([
    `${quote('2025-06-01', '2025-06', 'A year before', 'Elko, NV', 'Bull Riding', '', '', '', '86.5')},5000,"${fourth}"`,
    `${quote('2026-09-12', '2026-09', 'Elko, Nevada', 'Elko, NV', ...bull, '', '86.5')},1200,"${first}"`,
    `${quote('2026-07-04', '2026-07', `'=cmd|""x""`, 'Elko, NV', ...bull, 'Dell Ortega; Ty Benally', '86.5')},34,"${second}"`,
    `${quote('2026-07-05', '2026-07', 'Without a counter', 'Elko, NV', 'Bull Riding', '', '', '', '86.5')},0,"${third}"`,
    '',
  ]);
});

test('without rides nothing is counted', async () => {
  await renderApp('/my-rodeo/insights', { as: await createTestUser(buildContractor()) });
  await expectRole('link', 'Upload a ride');
  await expectNoRole('button', 'Download CSV');
});

test('a failure to load the rides, or the views, is shown and retried', async () => {
  const { user, data } = await createWatchedRides();
  const noRides = interceptRequests(/documents:runQuery/, () => new Response('{}', { status: 403 }));
  const noViews = failRequests(/videoViews/);
  await renderApp('/my-rodeo/insights', { as: user, data });
  await expectRole('heading', "We couldn't load your rides");
  noRides.stop();
  await click('button', 'Try again');
  await expectRole('heading', "We couldn't load the views");
  noViews.stop();
  await click('button', 'Try again');
  await expectRole('heading', '1,234 views of 3 rides');
});
