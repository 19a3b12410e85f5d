import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  click,
  expectNoRole,
  expectRole,
  expectText,
  fill,
  findEnabled,
  expectAlert,
} from '#tests/support/user-actions.ts';
import { waitUntilIndexed } from '#tests/support/searchable-data.ts';

const dialog = async () => within(await screen.findByRole('dialog'));
const isBlocked = async (id: string) => (await getAdminFirestore().doc(`blocks/${id}`).get()).exists;

describe('a blocked account', () => {
  test('is chosen in the menu of its profile and unblocked in the settings', async () => {
    const [member, stranger] = await Promise.all([
      createTestUser(buildFan({ first_name: 'Mara' })),
      createTestUser(buildContractor({ name: 'Cedar Gap' })),
    ]);
    await renderApp(`/my-rodeo/${stranger.id}`, { as: member });
    await click('button', 'Options for Cedar Gap');
    await click('menuitem', 'Block');
    await expectRole('dialog', 'Block Cedar Gap?');
    await expectText("They can't invite you", await dialog());
    await click('button', 'Cancel', await dialog());
    await expectNoRole('dialog', /./);
    await expectNoRole('menuitem', 'Block');
    (await findEnabled('button', 'Options for Cedar Gap')).focus();
    await userEvent.keyboard('{Enter}');
    await expectRole('menuitem', 'Block');
    await userEvent.keyboard('{Enter}');
    await click('button', 'Block', await dialog());
    await expectText('You blocked Cedar Gap.');
    await expectNoRole('dialog', /./);
    expect(await isBlocked(`${member.id}_${stranger.id}`)).toBe(true);

    follow('/profile/account');
    const section = within(await expectRole('region', 'Blocked accounts'));
    await expectText('Cedar Gap', within(await section.findByRole('listitem')));
    await click('button', 'Unblock Cedar Gap', section);
    await expectAlert('success', 'You unblocked Cedar Gap.');
    await expectText("You haven't blocked anyone.", section);
  });

  test('[A11Y-03] stays blocked when another one is blocked, and has the focus when that one no longer is', async () => {
    const [member, blocked, stranger] = await Promise.all([
      createTestUser(),
      createTestUser(buildContractor({ name: 'Dry Fork' })),
      createTestUser(buildContractor({ name: 'Cedar Gap' })),
    ]);
    const block = { user_id: member.id, blocked_id: blocked.id, created: new Date() };
    await renderApp(`/my-rodeo/${stranger.id}`, {
      as: member,
      data: { [`blocks/${member.id}_${blocked.id}`]: block },
    });
    await click('button', 'Options for Cedar Gap');
    await click('menuitem', 'Block');
    await click('button', 'Block', await dialog());
    await expectText('You blocked Cedar Gap.');
    follow('/profile/account');
    for (const name of ['Dry Fork', 'Cedar Gap']) await expectRole('button', `Unblock ${name}`);
    await click('button', 'Unblock Dry Fork');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Unblock Cedar Gap'));
  });

  test('can no longer invite who blocked it', async () => {
    const [member, stranger] = await Promise.all([
      createTestUser(),
      createTestUser(buildContractor({ name: 'Cedar Gap' })),
    ]);
    const block = { user_id: member.id, blocked_id: stranger.id, created: new Date() };
    await renderApp('/profile/grant-access?tab=0', {
      as: stranger,
      data: { [`blocks/${member.id}_${stranger.id}`]: block },
    });
    await expectRole('heading', 'Account access');
    await click('button', 'Invite', within(screen.getByRole('main')));
    await fill('Email', member.email, await dialog());
    await click('button', 'Send', await dialog());
    await expectText("This account can't receive it right now.");
  });

  test('is unblocked in the menu, which says that a delegate keeps access', async () => {
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildFan({ first_name: 'Mara' }));
    const [owner] = await Promise.all([createTestUser(grantor), createTestUser(delegate)]);
    await renderApp(`/my-rodeo/${delegate.id}`, { as: owner });
    await click('button', /^Options for Mara/);
    await click('menuitem', 'Block');
    await expectText('They still have access to your account.', await dialog());
    await click('button', 'Block', await dialog());
    await expectText(/^You blocked Mara/);
    await click('button', /^Options for Mara/);
    await click('menuitem', 'Unblock');
    await expectAlert('success', /^You unblocked Mara/);
    expect(await isBlocked(`${owner.id}_${delegate.id}`)).toBe(false);
    follow(`/my-rodeo/${owner.id}`);
    await expectRole('heading', owner.name);
    expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
  });

  test('cannot tag who blocked it, and is told so', async () => {
    const lastName = `Quill${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const owner = buildContractor();
    const rider = buildContestant({ first_name: 'Zed', last_name: lastName });
    const bull = buildBull(owner);
    const ride = buildVideo(owner, { animal: bull });
    await storeDocuments({
      [`animals/${bull.id}`]: bull,
      [`blocks/${rider.id}_${owner.id}`]: { user_id: rider.id, blocked_id: owner.id, created: new Date() },
    });
    const [user] = await Promise.all([createTestUser(owner), createTestUser(rider), publishRides(ride)]);
    await waitUntilIndexed('users', rider.id);
    await renderApp(`/edit/video/${ride.id}`, { as: user });
    fireEvent.change(await findEnabled('combobox', 'Contestant'), { target: { value: lastName } });
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(lastName) }));
    await click('button', 'Save');
    await click('button', 'Save', await dialog());
    await expectText("One of the tags didn't work.");
    await click('button', 'Clear contestant');
    await click('button', 'Save');
    await click('button', 'Save', await dialog());
    await expectAlert('success', 'Changes saved.');
  });
});
