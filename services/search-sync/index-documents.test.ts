import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { toIndexDocument } from './index-documents.ts';

const owner = buildContractor();
const rider = buildContestant({ id: 'rider' });

describe('an indexed', () => {
  test('video has the score, copied names and publication time', () => {
    const video = buildVideo(owner, { animal: buildBull(owner), contestants: [rider] });
    const document = toIndexDocument('videos', 'ride', video);
    const copied = { animal_brand: '47', contestants_id: ['rider'], contestants_names: ['Dallas Pruitt'] };
    expect(document).toMatchObject({ score: 86.5, ...copied, created: video.created?.getTime() });
    for (const field of ['time', 'result', 'penalty']) expect(document).not.toHaveProperty(field);
  });

  test('video has how it ended, where that is said', () => {
    const run = buildVideo(rider, { event_type: 5, time: 19.32, result: 'time', penalty: 5 });
    expect(toIndexDocument('videos', 'run', run)).toMatchObject({ time: 19.32, result: 'time', penalty: 5 });
  });

  test('[HARD-04] video that is hard to watch says so, and has no picture', () => {
    const video = { ...buildVideo(rider), thumbnail_url: 'https://files.example/ride.png' };
    expect(toIndexDocument('videos', 'ride', video)).not.toHaveProperty('hard_to_watch');
    expect(toIndexDocument('videos', 'ride', { ...video, hard_to_watch: true })).toMatchObject({
      ...{ hard_to_watch: true, thumbnail_url: '' },
    });
  });

  test('reel has the title, whose it is and the number of its rides', () => {
    const reel = buildReel(rider, [{ id: 'ride' }, { id: 'gone' }]);
    expect(toIndexDocument('reels', 'best', reel)).toEqual({
      ...{ id: 'best', user_id: 'rider', user_name: 'Dallas Pruitt', title: 'Best of 2026', ride_count: 2 },
      created: reel.created?.getTime(),
    });
  });

  test('account is not deleted, staff or unverified; an older contractor has its only name', () => {
    for (const hidden of [{ account_type: 6 }, { email_verified: false }, { deleted: true }])
      expect(toIndexDocument('users', 'fan', buildFan(hidden))).toBeUndefined();
    const old = { name: 'Old Stock', account_type: 1, email_verified: true };
    expect(toIndexDocument('users', 'old', old)).toMatchObject({ first_name: 'Old Stock', location: '' });
  });
});
