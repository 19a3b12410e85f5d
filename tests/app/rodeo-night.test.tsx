import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { createSharedAccount, revokeAccess } from '#tests/support/account-sharing.ts';
import { readDeviceFiles } from '#tests/support/device-files.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { holdNextCut } from '#tests/support/fake-media.ts';
import { isStep } from '#tests/support/publish-requests.ts';
import { reload, renderApp } from '#tests/support/render-app.tsx';
import { failRequests, stopIntercepting } from '#tests/support/requests.ts';
import {
  type ChosenFile,
  chooseSources,
  createSources,
  fillRodeo,
  fillScore,
  findRide,
  getScores,
  openNight,
  publishNight,
} from '#tests/support/rodeo-night.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { createClipFile, dialog, expectField, fetchPublishedVideos } from '#tests/support/uploads.ts';
import { click, expectRole, expectText, findEnabled } from '#tests/support/user-actions.ts';

describe('[UPL-09, NGT-01] the rides of a night', () => {
  test('are published one after the other, as soon as there is a connection', async () => {
    const user = await openNight();
    await click('button', 'Publish 2 rides');
    await expectText('Rodeo Event is required!');
    await fillRodeo();
    await fillScore(1, '81');
    await fillScore(2, '82.5', 'Bareback Riding');
    const failure = failRequests(isStep('document'));
    await publishNight(2);
    await expectRole('heading', 'Publishing 2 rides');
    await vi.waitFor(() => expect(failure.requests.length).toBeGreaterThan(0), 30_000);
    stopIntercepting();
    await expectText('2 of 2 published');
    const videos = await fetchPublishedVideos(user.id);
    expect(videos).toHaveLength(2);
    for (const video of videos)
      expect(video).toMatchObject({ title: sampleRide.title, location: sampleRide.location });
    expect(getScores(videos)).toEqual([81, 82.5]);
    const events = videos.map((video): [unknown, string] => [
      video['score'],
      getRodeoEventName(Number(video['event_type'])),
    ]);
    expect(Object.fromEntries(events)).toEqual({ 81: sampleRide.event, 82.5: 'Bareback Riding' });
    await expectRole('link', 'View Ride 1');
    await vi.waitFor(() => expect(readDeviceFiles()).toEqual({}), 20_000);
    await click('button', 'Done');
    await findEnabled('button', 'Choose recordings');
  });

  test('are described one after the other, with the ride in view', async () => {
    const user = await openNight();
    await fillRodeo();
    await click('button', 'Details: Ride 1');
    await expectRole('heading', 'Ride 1 of 2', await dialog());
    await expectText('0 of 2 described', await dialog());
    await expectRole('button', 'Play the ride', await dialog());
    await click('radio', 'Bucked off', await dialog());
    await click('button', 'Save and next', await dialog());
    await expectRole('heading', 'Ride 2 of 2', await dialog());
    await expectText('1 of 2 described', await dialog());
    expect((await dialog()).queryByRole('button', { name: 'Save and next' })).toBeNull();
    await click('radio', 'No score', await dialog());
    await click('radio', 'Disqualified', await dialog());
    await click('button', 'Save', await dialog());
    await expectText('Off', await findRide(1));
    await expectText('DQ', await findRide(2));
    await publishNight(2);
    await expectText('2 of 2 published');
    const endings = (await fetchPublishedVideos(user.id)).map(({ score, result }) =>
      [result, score].join(' '),
    );
    expect(endings.toSorted()).toEqual(['bucked-off 0', 'disqualified ']);
  });

  test('lead from the list to the ride in hand and back', async () => {
    await openNight();
    await click('button', 'Show ride 2');
    const hand = await expectRole('region', 'Ride 2');
    expect(document.activeElement).toBe(hand);
    await click('button', 'To the list', within(hand));
    expect(document.activeElement).toBe(await expectRole('button', 'Show ride 2'));
    await click('button', 'Add a ride');
    await click('button', 'Add a ride here', await expectRole('region', 'Between rides').then(within));
    const added = await expectRole('region', 'Ride 3');
    expect(document.activeElement).toBe(added);
    await expectText('Overlaps ride 2', await findRide(3));
    await click('button', 'Drop Ride 3', within(added));
    await click('button', 'Show ride 2');
    await click('button', 'Drop Ride 2', within(hand));
    expect(document.activeElement).toBe(hand);
    await click('button', 'Bring back Ride 2', await findRide(2));
    expect(document.activeElement).toBe(await expectRole('button', 'Show ride 2'));
  });

  test('say why one failed, and it can be tried again', async () => {
    const user = await openNight();
    await fillRodeo();
    const cut = holdNextCut();
    await publishNight(2);
    (await cut).fail(new Error('The decoder gave up'));
    await expectText('This video had an error processing.', await findRide(1));
    await expectText('1 of 2 published');
    await click('button', 'Back to the rides');
    await click('button', 'Show progress');
    await click('button', 'Try again Ride 1');
    await expectText('2 of 2 published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });

  test('are cut from the files that can be opened, and the others are named', async () => {
    const user = await createTestUser(buildContestant({ first_name: 'Ana', last_name: 'Redfeather' }));
    await renderApp('/upload/night', { as: user });
    const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' }) as unknown as ChosenFile;
    await chooseSources('Recordings', [notes, ...createSources()]);
    await expectText('notes.txt: Invalid video format.');
    await expectText('Ana Redfeather', await findRide(2));
    await fillRodeo();
    await publishNight(2);
    await expectText('Your rides are published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });

  test('wait for the recording that is missing, while those of another are published', async () => {
    const user = await openNight();
    await fillRodeo();
    await reload();
    await expectRole('heading', 'Choose the recordings again');
    await chooseSources('Recordings', [createClipFile(2)]);
    await expectText("That's a different video.");
    await chooseSources('Recordings', [createClipFile(6)]);
    await expectRole('heading', 'Choose the recording again');
    await publishNight(2);
    await expectText('1 of 2 published');
    await expectText('Publishing is paused.');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
    // The file that was asked for goes on by itself.
    await chooseSources('Recordings', [createClipFile(1)]);
    await expectText('2 of 2 published');
  });

  test('are published for no other account when the one that they were meant for is gone', async () => {
    const shared = await createSharedAccount({ account_type: buildContestant().account_type });
    await renderApp('/upload/night', { as: shared.delegate });
    await chooseSources('Recordings');
    await userEvent.selectOptions(await screen.findByLabelText('User'), 'Cedar Gap');
    await fillRodeo();
    await revokeAccess(shared);
    await reload();
    await expectText(sampleRide.title);
    await click('button', 'Publish 2 rides');
    await expectText('User is required!');
    await expectField('User', '');
  });

  test('are not published when they are dropped or canceled', async () => {
    const user = await openNight();
    await fillRodeo();
    await click('button', 'Show ride 1');
    await click('button', 'Drop Ride 1');
    const cut = holdNextCut();
    await click('button', 'Publish 1 ride');
    await click('button', 'Publish', await dialog());
    const held = await cut;
    await click('button', 'Cancel: Ride 2');
    held.finish();
    await click('button', 'Back to the rides');
    await click('button', 'Bring back Ride 1', await findRide(1));
    await publishNight(2);
    await expectText('2 of 2 published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });
});
