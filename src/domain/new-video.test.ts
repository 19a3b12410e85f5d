import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideoInput } from '#tests/support/factories/build-video.ts';
import { buildNewVideo, toResultFields, withoutContestant } from './new-video.ts';
import { buildVideoNotifications } from './notification.ts';

const owner = buildContractor({
  name: 'Prairie Jack Rodeo',
  first_name: 'Prairie Jack Rodeo',
  last_name: '',
});
const rider = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const bull = buildBull(owner, { name: 'Dust Devil', brand: 'J7' });
const relations = { animal: bull, contestants: [rider] };
const upload = buildVideoInput(owner, { ...relations, uploaderId: 'delegate' });

describe('buildNewVideo', () => {
  test('[DATA-03] copies names from their sources and uses one id for all id fields', () => {
    const video = buildNewVideo(upload);
    expect(video).toMatchObject({
      id: upload.id,
      video_id: upload.id,
      firestoreID: upload.id,
      user_id: owner.id,
      user_name: 'Prairie Jack Rodeo',
      contractor_id: owner.id,
      account_upload: 1,
      rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2026',
      animal_name: 'Dust Devil',
      animal_brand: 'J7',
      tagged_animal_contractor_id: owner.id,
      contestants_id: [rider.id],
      contestants_names: ['Cody Latham'],
      created_by: 'delegate',
      edited: false,
      ride_of_the_week: false,
    });
  });

  test('[DATA-03] never sets both score and time', () => {
    const none = { score: null, time: null, result: '', penalty: 0 };
    expect(toResultFields(1, { value: 88.5 })).toEqual({ ...none, score: 88.5, result: 'qualified' });
    expect(toResultFields(4, { value: 5.2 })).toEqual({ ...none, time: 5.2, result: 'time' });
    expect(toResultFields(4, {})).toEqual(none);
    expect(toResultFields(4, { result: 'time', penalty: 5 })).toEqual(none);
  });

  test('[DATA-03] stores a buck-off as a score of 0, and a time with its penalty', () => {
    expect(toResultFields(1, { result: 'bucked-off' })).toMatchObject({ score: 0, result: 'bucked-off' });
    expect(toResultFields(1, { value: 0 })).toMatchObject({ score: 0, result: 'bucked-off' });
    expect(toResultFields(1, { result: 'qualified' })).toMatchObject({ score: null, result: 'qualified' });
    expect(toResultFields(5, { result: 'time', value: 14.32, penalty: 5 })).toMatchObject({
      ...{ time: 19.32, result: 'time', penalty: 5 },
    });
    for (const result of ['re-ride', 'missed-out', 'disqualified', 'turned-out', 'no-time'] as const)
      expect(toResultFields(result === 'no-time' ? 5 : 2, { result, value: 80, penalty: 5 })).toEqual({
        ...{ score: null, time: null, result, penalty: 0 },
      });
    expect(buildNewVideo(upload)).toMatchObject({ event_type: 1, score: 86.5, time: null });
  });

  test('[DATA-03] has the marks of scored rides only', () => {
    expect(buildNewVideo(upload)).toMatchObject({ ride_start: 1.2, ride_end: 9.3 });
    expect(buildNewVideo(buildVideoInput(owner, { rideMarks: null }))).toMatchObject({
      ride_start: null,
      ride_end: null,
    });
    expect(buildNewVideo(buildVideoInput(owner, { eventId: 4 }))).toMatchObject({
      ride_start: null,
      ride_end: null,
    });
  });

  test('[DATA-03] sets no contractor for the video of a contestant', () => {
    const video = buildNewVideo(buildVideoInput(rider));
    expect(video).toMatchObject({ contractor_id: '', account_upload: 2, animal_id: '', animal_name: '' });
  });

  test('[DATA-04] notifies tagged contestants and the owner of the animal, but not the account of the video', () => {
    expect(buildVideoNotifications(buildNewVideo(upload))).toEqual([
      {
        id: `${upload.id}_1_${rider.id}`,
        notified_user_id: rider.id,
        message_string: 'Prairie Jack Rodeo tagged you in a video.',
        alert_type: 1,
        video_id: upload.id,
        actor_id: owner.id,
      },
    ]);
    const notifications = buildVideoNotifications(buildNewVideo(buildVideoInput(rider, relations)));
    expect(notifications.map(({ message_string }) => message_string)).toEqual([
      'Cody Latham posted a video of Dust Devil.',
    ]);
  });
});

test('a removed contestant takes their own name along', () => {
  const video = { contestants_id: ['ty', 'jo'], contestants_names: ['Ty Pruitt', 'Jo Pruitt'] };
  expect(withoutContestant(video, 'ty')).toEqual({
    contestants_id: ['jo'],
    contestants_names: ['Jo Pruitt'],
  });
  expect(withoutContestant(video, 'jo')).toEqual({
    contestants_id: ['ty'],
    contestants_names: ['Ty Pruitt'],
  });
});
