import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { rebuildBoards } from '#services/records/rebuild-boards.ts';
import { fillRecord } from '#services/records/sync-records.ts';
import { buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { recordRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';

const broncRiding = 3;
/** Of no other test. */
const season = 1999;
const day = (month: number) => Date.UTC(season, month, 9) / 1000;

function buildBoardData() {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const animal = buildHorse(owner, { name: 'Northern Lights', brand: 'J115' });
  const [cody, hank, wade] = ['Cody', 'Hank', 'Wade'].map((first_name) =>
    buildContestant({ first_name, last_name: 'Latham' }),
  );
  const scores = [
    [cody, 91.25],
    [cody, 84],
    [hank, 87],
    [wade, 87],
    [wade, 0],
  ] as const;
  const rides = scores.map(([rider, score], index) =>
    buildVideo(owner, {
      ...{ animal, contestants: [rider!], event_type: broncRiding, score, animal_marks: 43 + index / 2 },
      ...{ event_date: day(index), created: new Date(), location: index < 4 ? 'Guthrie, OK' : 'Elko, NV' },
    }),
  );
  return Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride]));
}

const readRows = async (board: string) =>
  within(await expectRole('region', board))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('leaderboards', () => {
  test('[LEAD-01] rank riders and animals by what was posted, in the state that is chosen, for visitors, too', async () => {
    const query = `event=${broncRiding}&season=${season}`;
    await renderApp(`/leaderboards?${query}`, { data: buildBoardData() });
    const rows = await readRows('Riders');
    expect(rows[0]).toMatch(/^Rank 1Cody Latham.*91\.25$/);
    expect(rows[1]).toMatch(/^Tied for T2Hank Latham.*87$/);
    expect(rows[2]).toMatch(/^Tied for T2Wade Latham.*87$/);
    await expectText('From rides posted here, not official standings.');
    const first = within(await expectRole('region', 'First place'));
    expect(first.getByRole('link', { name: 'Northern Lights' })).toBeTruthy();
    expect(first.getByRole('link', { name: /Play the best ride of Cody/ }).getAttribute('href')).toMatch(
      /play=/,
    );

    await click('radio', 'Average');
    await expectText('Nobody is on this board yet');
    await click('link', 'Animals');
    await expectText(/At least 5 rides with the judges' points/);
    expect((await readRows('Animals'))[0]).toMatch(/J115Northern LightsCedar Gap.*44\.00$/);
    await click('radio', 'Bucked off');
    expect((await readRows('Animals'))[0]).toMatch(/20\.00%$/);

    await userEvent.selectOptions(screen.getByLabelText('State'), 'NV');
    await expectText('Nobody is on this board yet');
    await click('button', 'Show all states');
    expect(await readRows('Animals')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Season'), String(new Date().getFullYear()));
    await expectRole('button', 'Share');
  });

  test('[FIG-05] have years before 1970, and say so of a year without rides, with one query', async () => {
    const goatTying = 10;
    const roper = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
    const ride = buildVideo(buildContractor(), {
      ...{ contestants: [roper], event_type: goatTying, score: null, time: 7.105, result: 'time' },
      ...{ event_date: Date.UTC(1967, 11, 1) / 1000, location: 'Elko, NV' },
    });
    const { requests } = recordRequests(/documents:runQuery/);
    await renderApp(`/leaderboards?event=${goatTying}&season=1967`, {
      data: { [`videos/${ride.id}`]: ride },
    });
    expect((await readRows('Riders'))[0]).toMatch(/Dell Ortega.*7\.105$/);
    await expectText('From rides posted here, not official standings.');
    const before = requests.length;
    const empty = String(new Date().getUTCFullYear() - 3);
    await userEvent.selectOptions(screen.getByLabelText('Season'), empty);
    await expectRole('heading', `No rides in ${empty}`);
    await expectText('From rides posted here, not official standings.');
    expect(requests).toHaveLength(before + 1);
  });

  test('[LEAD-03] that are kept are one document each, and a ranking, a place or a year without rides costs no ride', async () => {
    const kept = { eventId: 7, year: 1998 };
    const owner = buildContractor({ name: 'Cedar Gap' });
    const animal = buildHorse(owner, { name: 'Northern Lights', brand: 'J115' });
    const names = ['Wade', 'Cody', ...Array.from({ length: 103 }, (_, index) => `Rider ${index}`)];
    const rides = names.map((first_name, index) =>
      buildVideo(owner, {
        ...{ animal, contestants: [buildContestant({ first_name, last_name: 'Latham' })] },
        ...{ event_type: kept.eventId, result: 'time', score: null, time: 8 + Math.min(index, 98) / 10 },
        ...{ event_date: Date.UTC(kept.year, 6, 4) / 1000, location: index === 0 ? 'Elko, NV' : 'Cody, WY' },
      }),
    );
    await storeDocuments(Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])));
    await fillRecord(getAdminFirestore(), { kind: 'of-season', ...kept });
    await rebuildBoards(getAdminFirestore());

    const { requests } = recordRequests(/documents:(batchGet|runQuery)/);
    await renderApp(`/leaderboards?event=${kept.eventId}&season=${kept.year}`);
    expect((await readRows('Riders'))[0]).toMatch(/^Rank 1Wade Latham.*8\.00$/);
    expect(requests.map(({ body }) => body.match(/boards\/[^"]+/)?.[0])).toEqual([
      'boards/1998_7_riders_all',
    ]);
    for (let shown = 20; shown < 100; shown += 20) await click('button', 'Show more');
    expect(await readRows('Riders')).toHaveLength(100);
    await expectText(/^These are the first 100 places\. 5 more share the last of them\.$/);

    await userEvent.selectOptions(screen.getByLabelText('State'), 'NV');
    await waitFor(async () => expect(await readRows('Riders')).toHaveLength(1));
    await click('link', 'Animals');
    expect((await readRows('Animals'))[0]).toMatch(/J115Northern Lights/);
    await userEvent.selectOptions(screen.getByLabelText('Season'), String(new Date().getUTCFullYear() - 3));
    await expectRole('heading', `No rides in ${new Date().getUTCFullYear() - 3}`);
    // Whether animals of rows are still there is asked for those in view, at once.
    expect(requests.filter(({ body }) => !/\/(boards|animals)\//.test(body))).toEqual([]);
    expect(requests.filter(({ body }) => body.includes('/animals/'))).toHaveLength(1);
  });

  test('are opened from Top Rides', async () => {
    await renderApp('/top-rides', { as: await createTestUser() });
    await click('link', 'Leaderboards');
    await expectPath('/leaderboards');
    await expectRole('heading', 'Leaderboards');
  });
});
