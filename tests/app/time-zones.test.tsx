import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildInviteNotification } from '#tests/support/factories/build-notification.ts';
import { resetDeviceFiles } from '#tests/support/device-files.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { chooseFile, createClipFile, dialog, expectField } from '#tests/support/uploads.ts';
import { click, expectPath, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

const midnight = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 1000;

// 14 hours ahead of UTC, and 11 behind.
describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => {
    vi.unstubAllEnvs();
    resetDeviceFiles();
  });

  test('[DATA-03, FEED-05] a ride keeps its day from the form to the season, and a result has a decimal comma', async () => {
    const rider = buildContestant();
    const ride = buildVideo(rider, { event_type: 1, event_date: midnight(2025, 12, 31) });
    const user = await createTestUser(rider);
    await renderApp(`/edit/video/${ride.id}`, { as: user, data: { [`videos/${ride.id}`]: ride } });
    await expectField('Event Date', '2025-12-31');
    await fill('Event Date', '2026-01-01');
    await fill('Score', '87,5');
    await click('button', 'Save');
    await click('button', 'Save', await dialog());
    await expectPath('/feed');
    const stored = await getAdminFirestore().doc(`videos/${ride.id}`).get();
    expect(stored.data()).toMatchObject({ event_date: midnight(2026, 1, 1), score: 87.5 });
    follow(`/my-rodeo/${rider.id}`);
    await expectText('January 01, 2026');
    await expectText('87.5');
    follow(`/seasons/${rider.id}?year=2026`);
    await expectText('January 01, 2026');
  });

  test('[UPL-06] the suggested date is the day on which the video was made there', async () => {
    await renderApp('/upload', { as: await createTestUser(buildContestant()) });
    const madeAt = new Date(2026, 8, 5, 0, 30);
    await chooseFile(createClipFile(1, undefined, madeAt.getTime()));
    await click('button', 'Next');
    await expectField('Event Date', '2026-09-05');
    // The file is asked for by the same day.
    await click('button', 'Trim again');
    await reload();
    await click('button', 'Continue draft');
    await expectText(/September 5\)/);
  });

  test('reels were made and changed on the days of the place', async () => {
    const rider = buildContestant();
    const [changed, made] = [
      buildReel(rider, [], { updatedDate: new Date(2026, 8, 5, 23, 30) }),
      buildReel(rider, [], { created: new Date(2026, 7, 1, 0, 30) }),
    ];
    await renderApp('/my-rodeo?tab=reels', {
      as: await createTestUser(rider),
      data: { [`reels/${changed.id}`]: changed, [`reels/${made.id}`]: made },
    });
    await expectText(/September 05, 2026/);
    await expectText(/August 01, 2026/);
  });

  test('[EVT-01, NOTE-01] a day of My Next Event stays, and what has just happened is new', async () => {
    const member = buildContestant();
    const user = await createTestUser(member);
    const notification = buildInviteNotification(member, buildContractor(), {
      timestamp: new Date(Date.now() - 3 * 3_600_000),
    });
    await renderApp('/profile/event', {
      as: user,
      data: { [`notifications/${notification.id}`]: notification },
    });
    await fill('Event', 'Elko Fair');
    await fill('Location', 'Elko, NV');
    await fill('Date', '2026-12-31');
    await click('button', 'Save');
    await expectText('Your data has been saved');
    follow('/notifications');
    await expectText('3 hours ago');
    follow('/profile/event');
    await expectRole('heading', 'My Next Event');
    await expectField('Date', '2026-12-31');
  });
});
