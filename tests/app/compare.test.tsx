import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectPath, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

test('two of many rides of an animal and of a rider are found by words', async () => {
  const owner = buildContractor();
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const bull = buildBull(owner, { name: 'Static' });
  const places = ['Elko', 'Reno', 'Cody', 'Pecos', 'Vernal', 'Guymon', 'Salinas', 'Prescott', 'Pendleton'];
  const rides = places.map((place) =>
    buildVideo(owner, { animal: bull, contestants: [rider], event_type: 1, title: `${place} Days` }),
  );
  const openPicker = async () => {
    await click('button', 'Compare');
    return within(await expectRole('dialog', 'Choose two rides'));
  };
  const expectCompared = async (left: string, right: string) => {
    const [leftId, rightId] = [left, right].map((place) => rides[places.indexOf(place)]?.id);
    await expectPath(`/compare?left=${leftId}&right=${rightId}`);
  };
  await createTestUser(rider);
  await renderApp(`/animals/${bull.id}`, {
    data: {
      [`animals/${bull.id}`]: bull,
      ...Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])),
    },
  });

  const ofBull = await openPicker();
  await fill('Filter the rides', 'nothing', ofBull);
  await expectText('No ride matches. 0 of 2 chosen', ofBull);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  for (const words of ['static days pen', 'ortega pecos']) {
    await fill('Filter the rides', words, ofBull);
    await click('checkbox', /Days/, ofBull);
  }
  await click('button', 'Compare', ofBull);
  await expectCompared('Pendleton', 'Pecos');

  follow(`/seasons/${rider.id}`);
  const ofRider = await openPicker();
  await click('checkbox', /Vernal Days/, ofRider);
  await click('checkbox', /Guymon Days/, ofRider);
  await click('button', 'Compare', ofRider);
  await expectCompared('Vernal', 'Guymon');
  const caption = within(await expectRole('region', 'Vernal Days'));
  expect(caption.getByRole('link', { name: 'Dell Ortega' }).getAttribute('href')).toBe(
    `/seasons/${rider.id}`,
  );
  await click('link', 'Static', caption);
  await expectPath(`/animals/${bull.id}`);
});
