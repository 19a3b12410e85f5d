import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { findCard, findQuestion } from '#tests/support/cards.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { getHatDay } from '#tests/support/factories/build-notification.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import { holdRequests, interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { scrollToCards } from '#tests/support/scroll.ts';
import { createTestUser, getAdminDatabase, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectAlert, expectPath, expectText, logIn } from '#tests/support/user-actions.ts';

/** A ride of a rider, with tips of others. */
async function createRide(count = 0, owner = buildContestant()) {
  const ride = buildVideo(owner, { title: `Tipped ${crypto.randomUUID().slice(0, 6)}` });
  const user = await createTestUser(owner);
  if (count > 0) await getAdminDatabase().ref(`hats/${ride.id}`).set(count);
  return { owner, user, ride, data: { [`videos/${ride.id}`]: ride } };
}

const readValue = async (path: string): Promise<unknown> => (await getAdminDatabase().ref(path).get()).val();
async function findHat(title: string): Promise<HTMLElement> {
  const button = await (await findCard(title)).findByRole('button', { name: /^Tip hat/ });
  scrollToCards();
  return button;
}
const findPlayerHat = async () =>
  within(await screen.findByRole('dialog')).findByRole('button', { name: /^Tip hat/ });

async function expectHat(find: () => Promise<HTMLElement>, name: string, isPressed: boolean) {
  await waitFor(async () => {
    const button = await find();
    expect([button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]).toEqual([
      name,
      String(isPressed),
    ]);
  });
}

const fetchHatNotification = async (ownerId: string) =>
  (
    await getAdminFirestore()
      .doc(`notifications/${ownerId}_12_${getHatDay(new Date())}`)
      .get()
  ).data();

describe('a tip of the hat', () => {
  test('[HAT-01] counts on the card and in the player, stays after a reload, and is taken back', async () => {
    const { owner, ride, data } = await createRide(4);
    const member = await createTestUser();
    await renderApp(`/my-rodeo/${owner.id}`, { as: member, data });
    const onCard = () => findHat(ride.title);
    await expectHat(onCard, 'Tip hat, 4', false);
    const button = await onCard();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expectHat(onCard, 'Tip hat, 5', true);
    expect(document.activeElement).toBe(button);
    await waitFor(async () => expect(await readValue(`hats/${ride.id}`)).toBe(5));
    expect(await readValue(`hatsBy/${member.id}/${ride.id}`)).toBe(true);
    expect(await findAccessibilityViolations()).toEqual([]);

    await click('link', new RegExp(`^Play ${ride.title}`));
    await expectHat(findPlayerHat, 'Tip hat, 5', true);
    await reload();
    await expectHat(findPlayerHat, 'Tip hat, 5', true);
    await userEvent.click(await findPlayerHat());
    await expectHat(findPlayerHat, 'Tip hat, 4', false);
    await waitFor(async () => expect(await readValue(`hats/${ride.id}`)).toBe(4));
    expect(await readValue(`hatsBy/${member.id}`)).toBeNull();
    // The account is not told of a tip that is none.
    await waitFor(async () => expect(await fetchHatNotification(owner.id)).toBeUndefined());
  });

  test.each([
    [0, 'Tip hat', ''],
    [1, 'Tip hat, 1', '1'],
    [10_000, 'Tip hat, 10K', '10K'],
  ])('%i of them are read on a card', async (count, name, text) => {
    const { owner, ride, data } = await createRide(count);
    const { requests } = recordRequests(({ url }) => /\/hats(By)?\//.test(url) && url.includes(ride.id));
    await renderApp(`/my-rodeo/${owner.id}`, { data, as: await createTestUser() });
    await expectHat(() => findHat(ride.title), name, false);
    expect((await findHat(ride.title)).textContent).toBe(text);
    await waitFor(() => expect(requests).toHaveLength(count === 0 ? 1 : 2));
  });

  test('that fails is taken back and says so', async () => {
    const { ride, data } = await createRide(2);
    const member = await createTestUser();
    await renderApp(`/video/${ride.id}`, { as: member, data });
    await expectHat(findPlayerHat, 'Tip hat, 2', false);
    const { release } = holdRequests(({ method }) => method === 'PATCH');
    await userEvent.click(await findPlayerHat());
    await expectHat(findPlayerHat, 'Tip hat, 3', true);
    interceptRequests(
      ({ method }) => method === 'PATCH',
      () => Response.json({ error: 'Permission denied' }, { status: 401 }),
    );
    release();
    await waitFor(async () => expect(await readValue(`hats/${ride.id}`)).toBe(3));
    await userEvent.click(await findPlayerHat());
    await expectAlert('error', /^We couldn't take your tip back\. You don't have permission/);
    await expectHat(findPlayerHat, 'Tip hat, 3', true);
  });

  test('[HAT-01] of a visitor waits for the login, comes back to the ride and then counts', async () => {
    const { ride, data } = await createRide();
    const member = await createTestUser(buildFan());
    await renderApp(`/video/${ride.id}`, { data });
    await userEvent.click(await findPlayerHat());
    await expectText('Tip your hat to this ride?');
    await click('button', 'Log in', await findQuestion());
    await expectPath('/login');
    await logIn(member);
    await expectPath(`/video/${ride.id}`);
    await expectHat(findPlayerHat, 'Tip hat, 1', true);
    await waitFor(async () => expect(await readValue(`hats/${ride.id}`)).toBe(1));
  });

  test('[HAT-02] tells the account once a day, in a notification that leads to the ride', async () => {
    const { owner, user, ride, data } = await createRide();
    const other = buildVideo(owner, { title: 'The other one' });
    const [first, second] = [await createTestUser(), await createTestUser()];
    await renderApp(`/video/${ride.id}`, { as: first, data: { ...data, [`videos/${other.id}`]: other } });
    await userEvent.click(await findPlayerHat());
    await waitFor(async () =>
      expect(await fetchHatNotification(owner.id)).toMatchObject({
        notified_user_id: owner.id,
        message_string: `${first.name} tipped their hat to your video ${ride.title}.`,
        video_id: ride.id,
        actor_id: first.id,
      }),
    );
    await leaveApp();
    await renderApp(`/video/${other.id}`, { as: second });
    await userEvent.click(await findPlayerHat());
    await waitFor(async () => expect(await readValue(`hats/${other.id}`)).toBe(1));

    await leaveApp();
    await renderApp('/feed', { as: user });
    await screen.findAllByText('1 unread');
    follow('/notifications');
    await expectText(`${first.name} tipped their hat to your video ${ride.title}.`);
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(1);
    await click('link', new RegExp('tipped their hat'));
    await expectPath(`/notifications?play=${ride.id}`);
  });

  test('[HAT-02] is the person’s, and tells nobody of their own', async () => {
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildContestant());
    await createTestUser(grantor);
    const { user, ride, data } = await createRide(0, { ...delegate, current_accessed_account: grantor.id });
    await renderApp(`/video/${ride.id}`, { as: user, data });
    await userEvent.click(await findPlayerHat());
    await waitFor(async () => expect(await readValue(`hatsBy/${delegate.id}/${ride.id}`)).toBe(true));
    expect(await readValue(`hatsBy/${grantor.id}`)).toBeNull();
    expect(await fetchHatNotification(delegate.id)).toBeUndefined();
  });
});
