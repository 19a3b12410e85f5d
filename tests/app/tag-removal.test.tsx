import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { chooseOption, expectCards, findCard, findQuestion, openOptions } from '#tests/support/cards.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildTagNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectText, expectAlert } from '#tests/support/user-actions.ts';

const fetchStored = async (id: string) => (await getAdminFirestore().doc(`videos/${id}`).get()).data();

describe('removing tags', () => {
  test('a tagged rider removes the own tag, not the other one', async () => {
    const owner = buildContractor();
    const [rider, partner] = [buildContestant({ first_name: 'Ty' }), buildContestant({ first_name: 'Jo' })];
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    const ride = buildVideo(owner, { title, contestants: [rider, partner] });
    const notification = buildTagNotification(rider, owner, ride);
    const [user] = await Promise.all([createTestUser(rider), createTestUser(owner)]);
    await renderApp(`/my-rodeo/${owner.id}`, {
      as: user,
      data: { [`videos/${ride.id}`]: ride, [`notifications/${notification.id}`]: notification },
    });
    const card = await findCard(title);
    await expectText('Ty Pruitt', card);

    expect(await openOptions(card)).toEqual([
      'Copy Link',
      'Download',
      'Embed',
      'Make a Ride Card',
      'Add to a Reel',
      'Remove My Tag',
      'Mark as Hard to Watch',
      'Report',
    ]);
    await click('menuitem', 'Remove My Tag');
    const question = await findQuestion();
    expect(await findAccessibilityViolations(question.getByRole('heading').closest('dialog')!)).toEqual([]);
    await click('button', 'Keep', question);
    const offline = failRequests(/:commit/);
    await chooseOption(card, 'Remove My Tag');
    await click('button', 'Remove', await findQuestion());
    await (await findQuestion()).findByRole('alert');
    expect(await fetchStored(ride.id)).toMatchObject({ contestants_id: [rider.id, partner.id] });
    offline.stop();
    await click('button', 'Try again', await findQuestion());

    await expectAlert('success', 'Tag removed.');
    await waitFor(() => {
      const { textContent } = screen.getByRole('article', { name: title });
      expect(textContent).not.toContain('Ty Pruitt');
      expect(textContent).toContain('Jo Pruitt');
    });
    expect(await fetchStored(ride.id)).toEqual({
      ...ride,
      created: expect.anything() as unknown,
      contestants_id: [partner.id],
      contestants_names: ['Jo Pruitt'],
    });
    const stored = await getAdminFirestore().doc(`notifications/${notification.id}`).get();
    expect(stored.exists).toBe(false);
    expect(await openOptions(await findCard(title))).toEqual([
      'Copy Link',
      'Download',
      'Embed',
      'Make a Ride Card',
      'Report',
    ]);
  });

  test("the owner of an animal removes it from another account's video", async () => {
    const [owner, rider] = [buildContractor(), buildContestant()];
    const bull = buildBull(owner);
    const title = `Reno Rodeo ${crypto.randomUUID().slice(0, 4)}`;
    const ride = buildVideo(rider, { title, animal: bull });
    const [user] = await Promise.all([createTestUser(owner), createTestUser(rider)]);
    await renderApp(`/animals/${bull.id}`, {
      as: user,
      data: { [`animals/${bull.id}`]: bull, [`videos/${ride.id}`]: ride },
    });
    await chooseOption(await findCard(title), 'Remove My Animal');
    await click('button', 'Remove', await findQuestion());
    await expectAlert('success', 'Animal removed from the ride.');
    await expectCards([]);
    await waitFor(async () =>
      expect(await fetchStored(ride.id)).toMatchObject({
        title,
        animal_id: '',
        animal_name: '',
        animal_brand: '',
        tagged_animal_contractor_id: '',
        contractor_name: '',
        edited: false,
      }),
    );
  });
});
