import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { holdNextCut } from '#tests/support/fake-media.ts';
import { getPublishStep, isStep } from '#tests/support/publish-requests.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { failRequests, holdRequests, interceptRequests } from '#tests/support/requests.ts';
import { listRemainingData } from '#tests/support/publish-rides.ts';
import { expectTag, findOptions, findTagInput } from '#tests/support/choose-tags.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import {
  chooseFile,
  dialog,
  expectField,
  fetchPublishedVideos,
  fillDetails,
  prepareRide,
  publish,
  publishRide,
  trimClip,
} from '#tests/support/uploads.ts';
import {
  at,
  click,
  expectPath,
  expectRole,
  expectText,
  fill,
  findEnabled,
  expectAlert,
  expectNoRole,
} from '#tests/support/user-actions.ts';

describe('[UPL-09] publishing', () => {
  test('[UPL-02] a ride opens My Rodeo, where another ride of the same rodeo is one click away', async () => {
    const user = await prepareRide();
    const progress = await expectRole('progressbar', 'Upload progress');
    expect(progress.getAttribute('aria-valuenow')).toBe('100');
    await publishRide();
    await expectAlert('success', 'Ride published.');
    await expectRole('heading', sampleRide.title);
    await expectText(`More rides from ${sampleRide.title}?`);
    expect(await fetchPublishedVideos(user.id)).toMatchObject([{ title: sampleRide.title, score: 87.5 }]);

    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    const pick = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
    await click('link', 'Upload another');
    expect(pick).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    await chooseFile();
    await click('button', 'Next');
    await expectField('Rodeo Event', sampleRide.title);
    await expectField('Location', sampleRide.location);
    await expectField('Event Date', sampleRide.date);
    expect(screen.getByRole('radio', { name: 'Bull Riding' })).toMatchObject({ checked: false });
    await expectNoRole('radio', 'Qualified');
  });

  test.each([-40, 40])('works on a device whose clock is %d days off', async (days) => {
    const user = await createTestUser(buildContestant());
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + days * 24 * 3_600_000);
    await prepareRide(user);
    await publish();
    await expectText('Ride published.');
  });

  test('shows how far it is, and does not publish what is canceled', async () => {
    const user = await prepareRide();
    const held = holdRequests(isStep('clip upload, finalize'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    await expectText(/\d+\.\d MB of \d+\.\d MB/);
    await click('button', 'Cancel');
    await findEnabled('button', 'Publish');
    await expectField('Location', sampleRide.location);
    held.release();
    held.stop();
    expect(await fetchPublishedVideos(user.id)).toEqual([]);

    const heldDocument = holdRequests(isStep('document'));
    await publish();
    await waitFor(() => expect(heldDocument.requests).toHaveLength(1));
    expect(await expectRole('button', 'Cancel')).toMatchObject({ disabled: true });
    heldDocument.release();
    await expectPath('/my-rodeo');
    expect(heldDocument.requests).toHaveLength(1);
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('leaves another page open that is read meanwhile', async () => {
    await prepareRide();
    const held = holdRequests(isStep('document'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    follow('/top-rides');
    await expectRole('heading', 'Top Rides');
    held.release();
    await expectAlert('success', 'Ride published.');
    expect(at()).toBe('/top-rides');
  });

  test('waits for a connection', async () => {
    await prepareRide();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = failRequests(isStep('clip start'));
    await publish();
    await expectText('Waiting for a connection');
    lost.stop();
    vi.restoreAllMocks();
    fireEvent(window, new Event('online'));
    await expectPath('/my-rodeo');
  });

  test('follows the cut when confirmed while it is running', async () => {
    const user = await createTestUser(buildContestant());
    await renderApp('/upload', { as: user });
    const cut = holdNextCut();
    await trimClip();
    await fillDetails();
    await publish();
    await expectText("We'll publish your ride as soon as the clip is ready.");
    (await cut).finish();
    await expectPath('/my-rodeo');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('happens once, however often it is confirmed', async () => {
    const user = await prepareRide();
    await click('button', 'Publish');
    await userEvent.dblClick(await findEnabled('button', 'Publish', await dialog()));
    await expectPath('/my-rodeo');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('starts again under another id when the upload ticket has expired', async () => {
    const user = await prepareRide();
    const held = holdRequests(isStep('clip start'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    await click('button', 'Cancel');
    held.release();
    held.stop();
    await findEnabled('button', 'Publish');
    const tickets = getAdminFirestore().collection('uploads').where('uploader', '==', user.id);
    const [ticket] = (await tickets.get()).docs;
    await ticket?.ref.update({ created: new Date(Date.now() - 7 * 86_400_000) });
    await publishRide();
    const videos = await fetchPublishedVideos(user.id);
    expect(videos).toHaveLength(1);
    const id = String(videos[0]?.['id']);
    expect(id).not.toBe(ticket?.id);
    expect(await listRemainingData(id)).toHaveLength(4);
    await waitFor(async () => expect(await listRemainingData(ticket?.id ?? '')).toEqual([]));
  });

  test('shows the message of error code 3', async () => {
    await prepareRide();
    interceptRequests(isStep('clip start'), () => Response.json({ error: { code: 3 } }, { status: 400 }));
    await publish();
    await expectText('Videos must be 2 minutes or less. Please trim your video or upload a different video.');
  });

  test('reports a failure and keeps the details for a retry', async () => {
    const user = await prepareRide();
    const denied = { code: 403, status: 'PERMISSION_DENIED', message: '' };
    const commits = interceptRequests(/documents:commit/, () =>
      Response.json({ error: denied }, { status: 403 }),
    );
    await publish();
    await expectText(/We couldn't publish your ride\./);
    commits.stop();
    await publishRide();
    await expectRole('heading', sampleRide.title);
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('[UPL-10] creates no video if the clip upload fails', async () => {
    const user = await prepareRide();
    const refused = interceptRequests(
      (request) => getPublishStep(request) === 'clip start',
      () => new Response('{}', { status: 403 }),
    );
    await publish();
    await expectText(/We couldn't publish your ride\./);
    expect(refused.requests.length).toBeGreaterThan(0);
    expect(await fetchPublishedVideos(user.id)).toEqual([]);
  });
});

describe('the details of a ride', () => {
  test('[UPL-07] are required, and those that were entered are kept', async () => {
    await renderApp('/upload', { as: await createTestUser(buildContractor()) });
    await trimClip();
    await fill('Location', 'Guthrie, OK');
    await fill('Event Date', '');
    await click('button', 'Publish');
    for (const message of [
      'Rodeo Event is required!',
      'Event Date is required!',
      'Event Select Event is required!',
      'Animal is a required field',
    ])
      await expectText(message);
    expect(document.activeElement).toBe(screen.getByLabelText('Rodeo Event'));
    // Once, beside the button.
    expect(screen.getAllByText('Please fill out the required fields.')).toHaveLength(1);
    const form = document.querySelector('form');
    expect(form?.textContent).toContain('Validation Error');
    expect(form?.textContent).toContain('Please fill out the required fields.');
    await click('button', 'Trim again');
    await click('button', 'Next');
    await expectField('Location', 'Guthrie, OK');
  });

  test('[UPL-06, UPL-10] name the account for which a delegate publishes, whose list opens then', async () => {
    const { grantor, delegate } = withSharing(
      'shared',
      buildContractor({ name: 'Cedar Gap' }),
      buildContestant(),
    );
    const bull = buildBull(grantor, { name: 'Copper Kettle' });
    const [user] = await Promise.all([createTestUser(delegate), createTestUser(grantor)]);
    await renderApp('/upload', { as: user, data: { [`animals/${bull.id}`]: bull } });
    await trimClip();
    await fillDetails();
    fireEvent.change(await screen.findByLabelText('User'), { target: { value: grantor.id } });
    await userEvent.click(await findTagInput('Animal'));
    await waitFor(async () => expect(await findOptions('Animal')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectTag('Animal', 'Copper Kettle');
    await publish();
    await expectAlert('success', 'Ride published.');
    await expectPath(`/my-rodeo/${grantor.id}`);
    await expectRole('link', 'Upload another');
    const [video] = await fetchPublishedVideos(grantor.id);
    expect(video).toMatchObject({ user_name: 'Cedar Gap', created_by: user.id });
    follow(`/video/${String(video?.['id'])}`);
    await expectText('Cedar Gap', await dialog());
  });
});
