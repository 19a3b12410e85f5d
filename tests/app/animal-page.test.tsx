import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import horseCover from '#src/ui/art/cover-horse.svg';
import horsePicture from '#src/ui/art/animal-horse.svg';
import bullPicture from '#src/ui/art/animal-bull-square.svg';
import arenaCover from '#src/ui/art/cover-arena.svg';
import { expectCards } from '#tests/support/cards.ts';
import { buildBull, buildCalf, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContractor, buildFan, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { breakPicture, expectPictures, readFact } from '#tests/support/facts.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { logOut } from '#tests/support/menu.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import {
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
} from '#tests/support/user-actions.ts';

const toEpochSeconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

describe('animal page', () => {
  test('[ANM-01, ANM-02, ANM-03, GRD-01, PLY-03, ERR-01] shows a visitor the animal and its rides, which can be filtered and played', async () => {
    const owner = buildContractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
    const animal = buildBull(owner, {
      ...{ name: '', brand: 'CG7', bio: 'Turns back hard to the left.' },
      picture_url: 'https://pictures.example/gone.jpg',
    });
    const rides = [
      { title: 'Middle Ride', event_date: toEpochSeconds('2026-05-02'), location: 'Laramie, WY' },
      { title: 'Latest Ride', event_date: toEpochSeconds('2026-09-09') },
      { title: 'Oldest Ride', event_date: toEpochSeconds('2025-01-30') },
    ].map((details) => buildVideo(owner, { animal, ...details }));
    await renderApp(`/animals/${animal.id}`, {
      data: {
        [`animals/${animal.id}`]: animal,
        ...Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])),
      },
    });

    await expectRole('heading', 'Unnamed');
    await expectText('Turns back hard to the left.');
    await expectText('Guthrie, OK');
    expect(readFact('Type').textContent).toBe('Bull');
    expect(readFact('Events').textContent).toBe('Bull Riding');
    expect(within(readFact('Contractor')).getByRole('link').getAttribute('href')).toBe(
      `/my-rodeo/${owner.id}`,
    );
    await expectPictures(arenaCover, animal.picture_url);
    breakPicture(animal.picture_url);
    await expectPictures(arenaCover, bullPicture);
    await waitFor(() => expect(readFact('Rides').textContent).toBe('3'));
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upload video' })).toBeNull();

    await expectCards(['Latest Ride', 'Middle Ride', 'Oldest Ride']);
    await fill('Filter by title, place or animal', 'lARAm');
    await expectCards(['Middle Ride']);
    await click('link', /^Play Middle Ride/);
    const player = await expectRole('dialog', 'Middle Ride');
    fireEvent(player, new Event('cancel', { cancelable: true }));
    await expectPath('/login');
  });

  test('of an unknown animal says so', async () => {
    await renderApp('/animals/nowhere');
    await expectRole('heading', 'Animal not found');
  });

  test('[ANM-01, ANM-04, GRD-06] opens from a ride inside the shell, without access to the form for fans', async () => {
    const owner = buildContractor({ name: 'Cedar Gap' });
    const animal = buildHorse(owner, { name: 'Windmill' });
    const ride = buildVideo(owner, { animal, title: 'Windmill Ride' });
    await createTestUser(owner);
    await renderApp(`/my-rodeo/${owner.id}`, {
      as: await createTestUser(buildFan()),
      data: { [`animals/${animal.id}`]: animal, [`videos/${ride.id}`]: ride },
    });
    const link = await screen.findByRole('link', { name: 'Windmill' });
    const [menu] = screen.getAllByRole('navigation', { name: 'Main' });
    link.click();
    await expectRole('heading', 'Windmill');
    expect(document.contains(menu!)).toBe(true);
    await expectPictures(horseCover, horsePicture);
    await click('button', 'Back');
    await expectPath(`/my-rodeo/${owner.id}`);
    for (const path of ['/animals/new', `/animals/edit/${animal.id}`]) {
      follow(path);
      await expectPath('/feed');
    }
    follow(`/animals/${animal.id}`);
    await logOut();
    await expectPath('/login');
  });

  test('[ANM-02] can be edited by who acts for its owner, and not by an owner who acts for another account', async () => {
    const { grantor: shared, delegate: profile } = withSharing(
      'shared',
      buildContractor({ name: 'Cedar Gap' }),
      buildContractor({ name: 'Double Rein' }),
    );
    const [windmill, juniper] = [
      buildHorse(shared, { name: 'Windmill' }),
      buildHorse(profile, { name: 'Juniper' }),
    ];
    const [delegate] = await Promise.all([
      createTestUser({ ...profile, current_accessed_account: shared.id }),
      createTestUser(shared),
    ]);
    await renderApp(`/animals/${windmill.id}`, {
      as: delegate,
      data: { [`animals/${windmill.id}`]: windmill, [`animals/${juniper.id}`]: juniper },
    });
    await expectRole('link', 'Edit');
    expect(screen.queryByRole('button', { name: 'Follow Windmill' })).toBeNull();
    follow(`/animals/${juniper.id}`);
    await expectRole('heading', 'Juniper');
    await expectNoRole('link', 'Edit');
  });

  test('[ANM-03] retries a failed load of the videos', async () => {
    const animal = buildCalf(buildContractor(), { name: 'Peppercorn' });
    const refusal = interceptRequests(/documents:runQuery/, () => new Response('{}', { status: 403 }));
    await renderApp(`/animals/${animal.id}`, { data: { [`animals/${animal.id}`]: animal } });
    const panel = (await expectRole('heading', "We couldn't load the videos")).closest<HTMLElement>(
      '[role=alert]',
    );
    refusal.stop();
    // The record and the pedigree could not be loaded either.
    await click('button', 'Try again', within(panel!));
    await expectRole('heading', 'No rides yet');
    await expectNoRole('heading', "We couldn't load the videos");
  });
});
