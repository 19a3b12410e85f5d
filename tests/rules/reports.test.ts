import { serverTimestamp } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { reportReasons } from '#src/domain/moderation.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
  type Write,
} from './firestore-fixture.ts';
import { buildFirstEntry } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
beforeAll(() => fixture.storeDocument('videos/ride', buildVideo(fixture.people.rider, { id: 'ride' })));

interface ReportAttempt {
  /** Default: the video and the caller. */
  id?: string;
  /** Overrides of the rate limit entry; null omits it. */
  entry?: object | null;
  /** Keeps an earlier report of the caller. */
  keepsReport?: true;
}

async function createReport(
  caller: Caller,
  data: object,
  { id = `ride_${caller}`, ...attempt }: ReportAttempt = {},
) {
  await fixture.removeDocument(`rate_limits/${caller}_report`);
  if (!attempt.keepsReport) await fixture.removeDocument(`reported_videos/${id}`);
  const entry = { ...buildFirstEntry(caller, 'report', id), ...attempt.entry };
  const entryWrites: Write[] = attempt.entry === null ? [] : [['set', `rate_limits/${caller}_report`, entry]];
  await fixture.as(caller).commit(['set', `reported_videos/${id}`, data], ...entryWrites);
}

const buildReport = (user_id: string, changes: object = {}) => ({
  reported_date: serverTimestamp(),
  user_id,
  video_id: 'ride',
  ...changes,
});

describe('[DATA-05] reporting videos', () => {
  test('one can be made for an account that the caller can act for', async () => {
    await expectAllowed(createReport('fan', buildReport('fan')));
    await expectAllowed(createReport('delegate', buildReport('owner')));
    await expectDenied(createReport('fan', buildReport('owner')));
  });

  test.each(reportReasons)('one can have the reason %s', async (reason) => {
    await expectAllowed(createReport('fan', buildReport('fan', { reason })));
  });

  test.each(['reported_date', 'user_id', 'video_id'])('denies a report without %s', async (field) => {
    await expectDenied(createReport('fan', omitField(buildReport('fan'), field)));
  });

  test.each([
    ['an additional field', { text: 'x' }],
    ['an unknown reason', { reason: 'x' }],
    ['a reason that is no text', { reason: ['other'] }],
    ['a client time', { reported_date: new Date(Date.now() - 60_000) }],
    ['another video than its id', { video_id: 'another' }],
  ])('denies a report with %s', async (_case, changes) => {
    await expectDenied(createReport('fan', buildReport('fan', changes)));
  });

  test('one of an older video has its `video_id`, and its document in the id', async () => {
    const oldVideo = buildVideo(fixture.people.rider, { id: 'old', video_id: 'AB12' });
    await fixture.storeDocument('videos/old', oldVideo);
    await expectAllowed(createReport('fan', buildReport('fan', { video_id: 'AB12' }), { id: 'old_fan' }));
    await expectDenied(createReport('fan', buildReport('fan', { video_id: 'old' }), { id: 'old_fan' }));
    await expectDenied(createReport('fan', buildReport('fan', { video_id: 'AB12' }), { id: 'AB12_fan' }));
  });

  test.each([{}, { video_id: '' }])(
    "one of an older video without a `video_id` has the document's id",
    async (data) => {
      await fixture.storeDocument('videos/older', data);
      const report = buildReport('fan', { video_id: 'older' });
      await expectAllowed(createReport('fan', report, { id: 'older_fan' }));
      await expectDenied(createReport('fan', { ...report, video_id: '' }, { id: 'older_fan' }));
    },
  );

  test('denies a report of a missing video', async () => {
    const report = buildReport('fan', { video_id: 'nowhere' });
    await expectDenied(createReport('fan', report, { id: 'nowhere_fan' }));
  });
});

describe('reporting reels', () => {
  const storeReel = async () => {
    const reel = buildReel(fixture.people.rider, [{ id: 'ride' }]);
    await fixture.storeDocument(`reels/${reel.id}`, reel);
    return reel.id;
  };
  const buildReelReport = (user_id: string, reel_id: string, changes: object = {}) => ({
    ...{ user_id, reel_id, reported_date: serverTimestamp() },
    ...changes,
  });

  test('one can be made like that of a video, once', async () => {
    const id = await storeReel();
    const report = buildReelReport('fan', id, { reason: 'copied' });
    await expectAllowed(createReport('fan', report, { id: `${id}_fan` }));
    await expectDenied(createReport('fan', report, { id: `${id}_fan`, keepsReport: true }));
    await expectAllowed(createReport('delegate', buildReelReport('owner', id), { id: `${id}_delegate` }));
    await expectDenied(createReport('fan', buildReelReport('owner', id), { id: `${id}_fan` }));
    await expectDenied(createReport('fan', report, { id: `${id}_fan`, entry: null }));
    await fixture.storeDocument(`handled_reports/${id}_fan`, { user_id: 'fan', reel_id: id });
    await expectDenied(createReport('fan', report, { id: `${id}_fan` }));
  });

  test('is denied for another reel than its id, none, a missing one, and a video at the same time', async () => {
    const id = await storeReel();
    const attempt = (report: object, reportId = `${id}_fan`) => createReport('fan', report, { id: reportId });
    await expectDenied(attempt(buildReelReport('fan', await storeReel())));
    await expectDenied(attempt(buildReelReport('fan', '')));
    await expectDenied(attempt(buildReelReport('fan', 'gone'), 'gone_fan'));
    await expectDenied(attempt(buildReelReport('fan', 'ride'), 'ride_fan'));
    await expectDenied(attempt(buildReelReport('fan', id, { video_id: id })));
    await expectDenied(attempt(buildReport('fan', { video_id: id })));
    await expectDenied(attempt(buildReport('fan', { reel_id: id })));
    await expectDenied(attempt(buildReelReport('fan', id, { reason: 'x' })));
  });
});

describe('attack: the same report again and again', () => {
  test('a video is reported once by a person, for whatever account', async () => {
    await expectAllowed(createReport('delegate', buildReport('owner')));
    await expectDenied(createReport('delegate', buildReport('delegate'), { keepsReport: true }));
    for (const id of ['ride', 'ride_delegate_2', 'ride_owner', 'delegate_ride', crypto.randomUUID()])
      await expectDenied(createReport('delegate', buildReport('delegate'), { id }));
  });

  test('many videos are not reported at once', async () => {
    await expectDenied(createReport('fan', buildReport('fan'), { entry: null }));
    await expectDenied(createReport('fan', buildReport('fan'), { entry: { subject: 'ride_rider' } }));
    await expectDenied(createReport('fan', buildReport('fan'), { entry: { kind: 'invite' } }));
  });
});
