import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import {
  buildContestants,
  indexContestants,
  createUniqueWord,
  waitUntilIndexed,
} from '#tests/support/searchable-data.ts';
import { renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import {
  chooseOwner,
  chooseTag,
  chooseType,
  expectOptions,
  expectTag,
  findOptions,
  findTagInput,
  pressEnter,
  typeTag,
} from '#tests/support/choose-tags.ts';
import { createTestUser, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import { fillDetails, publishRide, trimClip } from '#tests/support/uploads.ts';
import { click, expectText } from '#tests/support/user-actions.ts';

const createUniqueName = () => createUniqueWord().replace('zq', 'Zq');
const createTitle = () => `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;

/** The recipient logs in and opens the ride from the notification. */
async function expectNotificationOpensRide(recipient: TestUser, text: string, title: string) {
  await leaveApp();
  await renderApp('/notifications', { as: recipient });
  await click('link', new RegExp(text));
  await screen.findByRole('heading', { level: 1, name: new RegExp(title, 'i') });
}

async function chooseUser(name: string) {
  const user = await screen.findByLabelText<HTMLSelectElement>('User');
  const option = within(user).getByRole<HTMLOptionElement>('option', { name });
  fireEvent.change(user, { target: { value: option.value } });
}

describe('tagging', () => {
  test('[UPL-08, DATA-04, NOTE-02] a contractor tags the 437th of 500 contestants in nine keystrokes, who opens the ride from the notification', async () => {
    const owner = buildContractor({ name: 'Cedar Gap' });
    const bull = buildBull(owner, { name: 'Copper Kettle', brand: 'K3' });
    const rider = buildContestant({ first_name: 'Zane', last_name: createUniqueName().slice(0, 8) });
    const contestants = buildContestants().with(436, rider);
    expect(contestants).toHaveLength(500);
    const [user, riderUser] = await Promise.all([createTestUser(owner), createTestUser(rider)]);
    await indexContestants(contestants);
    const title = createTitle();
    await renderApp('/upload', { as: user, data: { [`animals/${bull.id}`]: bull } });
    await trimClip();
    await fillDetails({ title });
    await chooseTag('Animal', 'Copper Kettle');

    const input = await findTagInput('Contestant');
    act(() => input.focus());
    await userEvent.keyboard(rider.last_name);
    await expectOptions('Contestant', [new RegExp(rider.last_name)]);
    await pressEnter('Contestant');
    expect(rider.last_name.length + 1).toBeLessThan(10);
    await expectTag('Contestant', `${rider.first_name} ${rider.last_name}`);

    await publishRide();
    await expectNotificationOpensRide(riderUser, 'Cedar Gap tagged you in a video.', title);
  });

  test("[UPL-08, UPL-11, DATA-04, NOTE-02] a contestant tags someone else's bull, whose owner opens the ride from the notification", async () => {
    const [owner, rider] = [buildContractor({ name: 'Cedar Gap' }), buildContestant()];
    const name = createUniqueName();
    const bull = buildBull(owner, { name });
    const horse = buildHorse(rider, { name: 'Pistachio' });
    const [user, ownerUser] = await Promise.all([createTestUser(rider), createTestUser(owner)]);
    await storeDocuments({ [`animals/${bull.id}`]: bull, [`animals/${horse.id}`]: horse });
    await waitUntilIndexed('animals', bull.id);
    const title = createTitle();
    await renderApp('/upload', { as: user });
    await trimClip();
    await fillDetails({ title });
    await expectTag('Who rides?', 'Me');

    await typeTag('Animal', name);
    // Where none of one's own matches, those of others do.
    expect(await findOptions('Animal')).toHaveLength(1);
    await chooseOwner('Other');
    await chooseType('Calfs');
    await typeTag('Animal', name);
    await expectText(`No match for “${name}”`);
    await chooseType('Bulls');
    await chooseTag('Animal', name);
    await expectTag('Animal', name);

    await publishRide();
    const text = `${rider.first_name} ${rider.last_name} posted a video of ${name}.`;
    await expectNotificationOpensRide(ownerUser, text, title);
  });

  test('[UPL-06, UPL-08] another User removes the tags that no longer fit', async () => {
    const contractor = buildContractor({ name: 'Cedar Gap' });
    const { grantor, delegate } = withSharing('shared', contractor, buildContestant());
    const bull = buildBull(grantor, { name: 'Copper Kettle' });
    const horse = buildHorse(delegate, { name: 'Pistachio' });
    const rider = buildContestant({ first_name: createUniqueName() });
    const [user] = await Promise.all([
      createTestUser(delegate),
      createTestUser(grantor),
      createTestUser(rider),
    ]);
    await storeDocuments({ [`animals/${bull.id}`]: bull, [`animals/${horse.id}`]: horse });
    await waitUntilIndexed('users', rider.id);
    await renderApp('/upload', { as: user });
    await trimClip();
    await chooseOwner('Own');
    await chooseTag('Animal', 'Pistachio');
    expect(screen.queryByRole('combobox', { name: 'Contestant' })).toBeNull();

    await chooseUser('Cedar Gap');
    await expectTag('Animal', '');
    await chooseTag('Animal', 'Copper Kettle');
    await chooseTag('Contestant', rider.first_name);

    await chooseUser('Dallas Pruitt');
    await expectTag('Animal', '');
    await chooseUser('Cedar Gap');
    await expectTag('Contestant', '');
  });

  test('[UPL-07, UPL-08] a contestant whose account was closed meanwhile has to be replaced', async () => {
    const owner = buildContractor();
    const bull = buildBull(owner, { name: 'Copper Kettle' });
    const rider = buildContestant({ first_name: createUniqueName() });
    const [user] = await Promise.all([createTestUser(owner), createTestUser(rider)]);
    await waitUntilIndexed('users', rider.id);
    await renderApp('/upload', { as: user, data: { [`animals/${bull.id}`]: bull } });
    await trimClip();
    await fillDetails();
    await chooseTag('Animal', 'Copper Kettle');
    await typeTag('Contestant', rider.first_name);
    const option = await screen.findByRole('option', { name: new RegExp(rider.first_name) });
    await getAdminFirestore().doc(`users/${rider.id}`).update({ deleted: true });
    await userEvent.click(option);
    await expectText('This account was closed. Choose another contestant.');
    await click('button', 'Publish');
    await expectText('Please fill out the required fields.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
