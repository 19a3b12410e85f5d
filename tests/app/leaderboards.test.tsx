import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { recordRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
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

  test('are opened from Top Rides', async () => {
    await renderApp('/top-rides', { as: await createTestUser() });
    await click('link', 'Leaderboards');
    await expectPath('/leaderboards');
    await expectRole('heading', 'Leaderboards');
  });
});
