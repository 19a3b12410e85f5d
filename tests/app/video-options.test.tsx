import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import { chooseOption, findCard, findQuestion, openOptions } from '#tests/support/cards.ts';
import { watchDownloads } from '#tests/support/watch-browser.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests, holdRequests, interceptRequests } from '#tests/support/requests.ts';
import { listRemainingData, publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoRole,
  expectPath,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

/** A rider with two published rides. */
async function createRiderWithRides() {
  const rider = buildContestant();
  const suffix = crypto.randomUUID().slice(0, 4);
  const first = buildVideo(rider, { title: `Elko Fair ${suffix}` });
  const second = buildVideo(rider, { title: `Reno Rodeo ${suffix}` });
  const [user] = await Promise.all([createTestUser(rider), publishRides(first, second)]);
  return { user, first, second };
}

const ownOptions = [
  ...['Copy Link', 'Embed', 'Download', 'Make a Ride Card'],
  ...['Add to a Reel', 'Edit', 'Mark as Hard to Watch', 'Delete', 'Report'],
];
const othersOptions = ['Copy Link', 'Download', 'Embed', 'Make a Ride Card', 'Report'];

const findPlayer = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

describe('video options', () => {
  test('[OPT-01, OPT-02, EMB-06] the owner copies the link and the code', async () => {
    const { user, first } = await createRiderWithRides();
    await renderApp('/my-rodeo', { as: user });
    const card = await findCard(first.title);
    expect(await openOptions(card)).toEqual(ownOptions);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click('menuitem', 'Copy Link');
    await expectAlert('success', 'Link copied.');
    expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/video/${first.id}`);

    await chooseOption(card, 'Embed');
    const dialog = await findQuestion();
    await click('button', 'Copy code', dialog);
    await expectAlert('success', 'Code copied.');
    expect(writeText.mock.lastCall?.[0]).toContain(`src="${location.origin}/embed/${first.id}"`);
    expect(writeText.mock.lastCall?.[0]).toContain(`title="Dallas Pruitt · 86.5 · ${first.title}"`);
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/width="560" height="315"/);
    await click('button', 'Close', dialog);

    writeText.mockRejectedValue(new Error('refused'));
    await chooseOption(card, 'Copy Link');
    await expectAlert('error', 'Copy failed!');
  });

  test('[OPT-02] the files of a ride from before, whose document has another id, are deleted with it', async () => {
    const rider = buildContestant();
    const old = buildVideo(rider, { title: `Old ${rider.id.slice(0, 4)}` });
    const document = crypto.randomUUID();
    const [user] = await Promise.all([createTestUser(rider), publishRides(old)]);
    const firestore = getAdminFirestore();
    await firestore.doc(`videos/${document}`).set({ ...old, id: document });
    await firestore.doc(`videos/${old.id}`).delete();
    const countFiles = async () =>
      (await listRemainingData(old.id)).filter((path) => /\.\w+$/.test(path)).length;
    expect(await countFiles()).toBeGreaterThan(1);
    await renderApp('/my-rodeo', { as: user });
    await chooseOption(await findCard(old.title), 'Delete');
    await click('button', 'Delete', await findQuestion());
    await expectAlert('success', 'Ride deleted.');
    expect(await countFiles()).toBe(0);
    expect((await firestore.doc(`videos/${document}`).get()).exists).toBe(false);
  });

  test('[OPT-02] the owner deletes videos with their files, from a card and from the player', async () => {
    const { user, first, second } = await createRiderWithRides();
    await renderApp('/my-rodeo', { as: user });
    const card = await findCard(first.title);
    await chooseOption(card, 'Delete');
    await click('button', 'Keep', await findQuestion());
    expect(await listRemainingData(first.id)).toHaveLength(6);
    // The deletion of one file fails first and is retried.
    const refusal = interceptRequests(
      ({ method, url }) => method === 'DELETE' && /\/o\/videos.*\.png/.test(url),
      () => new Response('{}', { status: 400 }),
    );
    await chooseOption(card, 'Delete');
    await click('button', 'Delete', await findQuestion());
    await expectText('Try again.', within(await (await findQuestion()).findByRole('alert')));
    expect(await listRemainingData(first.id)).toContain('document');
    refusal.stop();
    // The question stays while it deletes.
    const held = holdRequests(({ method }) => method === 'DELETE');
    await click('button', 'Try again', await findQuestion());
    await expectText('Deleting …', await findQuestion());
    await click('button', 'Keep', await findQuestion());
    await expectText('Deleting …', await findQuestion());
    held.release();
    await expectNoRole('article', first.title);
    expect(await listRemainingData(first.id)).toEqual([]);

    await click('link', new RegExp(`^Play ${second.title}`));
    const player = await findPlayer(second.title);
    expect(await openOptions(player)).toHaveLength(10);
    await click('menuitem', 'Delete');
    await click('button', 'Delete', await findQuestion());
    await expectNoRole('dialog', second.title);
    expect(at()).toBe('/my-rodeo');
    await expectNoRole('article', second.title);
    await expectText('No rides yet');
    expect(await listRemainingData(second.id)).toEqual([]);
  });

  test('[OPT-01, OPT-02, DATA-05] others download and report it after confirmation', async () => {
    const { user, first } = await createRiderWithRides();
    const viewer = await createTestUser(buildFan());
    await renderApp(`/my-rodeo/${user.id}`, { as: viewer });
    const card = await findCard(first.title);
    expect(await openOptions(card)).toEqual(othersOptions);
    const offline = failRequests(/\.mov/);
    await click('menuitem', 'Download');
    await click('button', 'Download', await findQuestion());
    await (await findQuestion()).findByRole('alert');
    offline.stop();
    const { downloads } = watchDownloads();
    await click('button', 'Try again', await findQuestion());
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toBe(`${first.title}.mp4`);
    const clip = await readFile(getDemoClip(first.event_type).file);
    expect(clip.equals(new Uint8Array(await downloads[0]!.file.arrayBuffer()))).toBe(true);

    await chooseOption(card, 'Report');
    const question = await findQuestion();
    await userEvent.selectOptions(question.getByLabelText("What's wrong with it?"), 'Wrong rider or animal');
    await click('button', 'Report', question);
    await expectAlert('success', 'Ride reported.');
    const reports = await getAdminFirestore()
      .collection('reported_videos')
      .where('video_id', '==', first.id)
      .get();
    expect(reports.docs.map((document) => document.data())).toEqual([
      {
        user_id: viewer.id,
        video_id: first.id,
        reported_date: expect.anything() as unknown,
        reason: 'wrong-names',
      },
    ]);

    await getAdminFirestore().doc(`rate_limits/${viewer.id}_report`).delete();
    await chooseOption(card, 'Report');
    await click('button', 'Report', await findQuestion());
    await expectText('You already reported this.', await findQuestion());
    await reports.docs[0]?.ref.delete();
  });

  test('[OPT-01, OPT-02, DATA-05] a visitor logs in to report a video and returns to it', async () => {
    // As old documents are named.
    const ride = buildVideo(buildContestant(), { title: 'Elko Fair', video_id: crypto.randomUUID() });
    const viewer = await createTestUser(buildFan());
    await renderApp(`/video/${ride.video_id}`, { data: { [`videos/${ride.id}`]: ride } });
    expect(await openOptions(await findPlayer(ride.title))).toEqual(['Quality: Auto', ...othersOptions]);
    await click('menuitem', 'Report');
    await click('button', 'Log in', await findQuestion());
    await expectPath('/login');
    await fill('Email', viewer.email);
    await fill('Password', viewer.password);
    await click('button', 'Log in');
    await expectPath(`/video/${ride.video_id}`);
    await chooseOption(await findPlayer(ride.title), 'Report');
    await click('button', 'Report', await findQuestion());
    await expectAlert('success', 'Ride reported.');
    const report = getAdminFirestore().doc(`reported_videos/${ride.id}_${viewer.id}`);
    expect((await report.get()).get('video_id')).toBe(ride.video_id);
    await report.delete();
  });
});
