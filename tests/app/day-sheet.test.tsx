import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { reload } from '#tests/support/render-app.tsx';
import { failRequests, stopIntercepting } from '#tests/support/requests.ts';
import { chooseSources, fillRodeo, findRide, openNight, publishNight } from '#tests/support/rodeo-night.ts';
import { createUniqueWord, waitUntilIndexed } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { dialog, fetchPublishedVideos } from '#tests/support/uploads.ts';
import { click, expectNoText, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

/** A contractor with two bulls, and two riders who can be found. */
async function createNight() {
  const contractor = buildContractor();
  const user = await createTestUser(contractor);
  const bulls = [
    buildBull(contractor, { name: 'Dust Devil', brand: 'J7' }),
    buildBull(contractor, { name: 'Night Train', brand: '617' }),
  ];
  const last = createUniqueWord().replace('zq', 'Zq');
  const riders = ['Cody', 'Hank'].map((first_name) => buildContestant({ first_name, last_name: last }));
  await Promise.all([
    ...bulls.map((bull) => getAdminFirestore().doc(`animals/${bull.id}`).set(bull)),
    ...riders.map((rider) => createTestUser(rider)),
  ]);
  await Promise.all(riders.map(({ id }) => waitUntilIndexed('users', id)));
  return { user, last, bulls, riders };
}

async function paste(text: string) {
  const field = await within(await screen.findByRole('dialog')).findByLabelText('Paste the draw');
  fireEvent.change(field, { target: { value: text } });
  await click('button', /^Match/, await dialog());
}

const openSheet = () => click('button', 'Paste the day sheet');

describe('the day sheet of a night', () => {
  test('[SHEET-03, SHEET-04, SHEET-06, SHEET-07] is matched, shifted, filled in and kept, and the rides are published with it', async () => {
    const { user, last, bulls, riders } = await createNight();
    await openNight(user);
    await fillRodeo();
    await openSheet();
    await paste(
      `1 Somebody Unknown J99 Nobody\n2 Cody ${last} J7 Dust Devil\n3 Hank ${last}s 617 Night Train`,
    );
    await expectText('1 of 3 matched', await dialog());
    await expectText('No rider called Somebody Unknown.', await dialog());
    await expectText(`We're not sure who Hank ${last}s is.`, await dialog());
    await click('button', new RegExp(`^Use Hank ${last}`), await dialog());
    await expectText('2 of 3 matched', await dialog());
    // The first ride is of the second row.
    await click('button', 'Edit: Line 1', await dialog());
    await click('button', 'No ride for this row', await dialog());
    await click('button', 'Done', await dialog());
    await expectText('2 of 2 matched', await dialog());
    await click('button', 'Fill in 2 rides', await dialog());
    await expectText(`Cody ${last}`, await findRide(1));
    await expectText('Dust Devil', await findRide(1));
    await expectText(`Hank ${last}`, await findRide(2));
    await reload();
    await expectText(`Cody ${last}`, await findRide(1));
    await openSheet();
    await expectText('2 of 2 matched', await dialog());
    await click('button', 'Cancel', await dialog());
    await click('button', 'Details: Ride 1');
    await expectText('0 of 2 described', await dialog());
    await expectRole('button', 'Change rider or animal', await dialog());
    await click('radio', 'Qualified', await dialog());
    await fill('Score', '81', await dialog());
    await click('button', 'Save and next', await dialog());
    await expectRole('heading', 'Ride 2 of 2', await dialog());
    await expectText('Night Train', await dialog());
    await click('radio', 'Bucked off', await dialog());
    await click('button', 'Save', await dialog());
    await chooseSources('Recordings');
    await publishNight(2);
    await expectText('2 of 2 published');
    const videos = await fetchPublishedVideos(user.id);
    const tags = videos.map((video): [unknown, unknown[]] => [
      video['score'],
      [video['animal_id'], video['contestants_id']],
    ]);
    expect(new Map(tags)).toEqual(
      new Map([
        [81, [bulls[0]?.id, [riders[0]?.id]]],
        [0, [bulls[1]?.id, [riders[1]?.id]]],
      ]),
    );
  });

  test('[SHEET-02] says what is wrong with a text, and that names could not be looked up', async () => {
    const { user, last } = await createNight();
    await openNight(user);
    await openSheet();
    await paste('1 Cody J7\n'.repeat(100_000));
    await expectText(
      /That's too much text for a day sheet. Paste only the rides, 500 at most/,
      await dialog(),
    );
    await paste('Hello Jack, see you tomorrow at the arena. Bring the horses.');
    await expectText(/We found no rides in this text/, await dialog());
    await paste(Array.from({ length: 501 }, (_, index) => `${index + 1}\t\tJ7\tDust Devil`).join('\n'));
    await expectText('We read the first 500 rides and left out the rest.', await dialog());
    await expectText('500 of 500 matched', await dialog());
    failRequests(/documents(?::runQuery|\/search)/);
    await paste(`1 Hank ${last} J7 Dust Devil`);
    await expectText(/We couldn't look up the names/, await dialog());
    await expectText('500 of 500 matched', await dialog());
    stopIntercepting();
    await paste(`1 Hank ${last} J7 Dust Devil`);
    await expectText('1 of 1 matched', await dialog());
    await expectNoText(/We couldn't look up the names/, await dialog());
  });

  test('[SHEET-05] leaves what a person has chosen, and moves rows and rides against each other', async () => {
    const { user, last } = await createNight();
    await openNight(user);
    await fillRodeo();
    await openSheet();
    await paste(`Bareback Riding\n1 Cody ${last} J7 Dust Devil\n2 Hank ${last} 617 Night Train`);
    await expectText('2 of 2 matched', await dialog());
    await click('button', 'Edit: Line 3', await dialog());
    await click('button', 'Move up', await dialog());
    await click('button', 'No row for ride 1', await dialog());
    await click('button', 'Done', await dialog());
    await expectText('Ride 1 has no row', await dialog());
    await expectText(/More rows than rides/, await dialog());
    await click('button', 'Fill in 1 ride', await dialog());
    await expectText(`Hank ${last}`, await findRide(2));
    await openSheet();
    await click('button', 'Give it a row', await dialog());
    await click('button', 'Fill in 2 rides', await dialog());
    await expectText(`Hank ${last}`, await findRide(1));
    await expectText(`Cody ${last}`, await findRide(2));
    await click('button', 'Details: Ride 2');
    const bareback = await (
      await dialog()
    ).findByRole<HTMLInputElement>('radio', { name: 'Bareback Riding' });
    expect(bareback.checked).toBe(true);
    await click('button', 'Change rider or animal', await dialog());
    await click('button', 'Clear animal', await dialog());
    await click('button', 'Save', await dialog());
  });
});
