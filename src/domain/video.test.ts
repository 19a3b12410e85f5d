import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { parseAnimal } from './animal.ts';
import { toContestantTag } from './tags.ts';
import { buildNewVideo, withoutContestant } from './new-video.ts';
import { parseVideo, getRideResult, getRiders } from './video.ts';
import { withCurrentAnimal, withCurrentName } from './current-video.ts';
import { buildVideoNotifications, parseNotification } from './notification.ts';
import { getRodeoEventName, rodeoEvents, getScoring } from './rodeo-event.ts';
import { parseUser } from './user.ts';

const owner = buildContractor({
  name: 'Prairie Jack Rodeo',
  first_name: 'Prairie Jack Rodeo',
  last_name: '',
});
const rider = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const bull = buildBull(owner, { name: 'Dust Devil', brand: 'J7' });

describe('parseVideo', () => {
  test('[DATA-03] keeps all stored fields', () => {
    const stored = buildVideo(owner, { animal: bull, contestants: [rider] });
    expect(parseVideo(stored.id, stored)).toEqual(stored);
  });

  test('[DATA-03] reads missing fields without failing', () => {
    expect(parseVideo('v1', {})).toMatchObject({ id: 'v1', video_id: 'v1', score: null, contestants_id: [] });
  });

  test('[DATA-03] keeps the video_id of an older document and parses its score from a string', () => {
    expect(parseVideo('doc', { video_id: 'clip', score: '88.5', time: '' })).toMatchObject({
      video_id: 'clip',
      firestoreID: 'doc',
      score: 88.5,
      time: null,
    });
  });
});

describe('results', () => {
  test('[UPL-06] scores the first three events and times the others', () => {
    expect(rodeoEvents.map(({ id }) => getScoring(id))).toEqual([
      ...Array<string>(3).fill('score'),
      ...Array<string>(7).fill('time'),
    ]);
  });

  test('[FEED-05] has no result without a score or time', () => {
    expect(getRideResult({ event_type: 1, score: 0, time: null })).toEqual({ scoring: 'score', value: 0 });
    expect(getRideResult({ event_type: 4, score: null, time: 5.2 })).toEqual({ scoring: 'time', value: 5.2 });
    expect(getRideResult({ event_type: 4, score: 80, time: null })).toBeUndefined();
  });

  test('an unknown event has an empty name', () => {
    expect(getRodeoEventName(11)).toBe('');
  });
});

describe('withCurrentName', () => {
  const cedarGap = buildContractor({ name: 'Cedar Gap' });
  const dallas = buildContestant({ first_name: 'Dallas', last_name: 'Pruitt' });
  const partner = buildContestant({ first_name: 'Omar', last_name: 'Reyes' });
  const video = parseVideo('a', {
    ...buildVideo(cedarGap, { animal: buildBull(cedarGap), contestants: [partner, dallas] }),
    contractor_name: 'Cedar Gap',
  });
  const rename = (user: typeof cedarGap, name: object) => parseUser(user.id, { ...user, ...name });

  test('replaces the name of the owner and of the contractor of the animal', () => {
    expect(withCurrentName(video, rename(cedarGap, { name: 'High Mesa' }))).toEqual({
      ...video,
      user_name: 'High Mesa',
      contractor_name: 'High Mesa',
    });
  });

  test('replaces the name of one tagged contestant', () => {
    const renamed = withCurrentName(video, rename(dallas, { last_name: 'Latham' }));
    expect(renamed).toEqual({ ...video, contestants_names: ['Omar Reyes', 'Dallas Latham'] });
  });

  test('leaves the videos of others alone', () => {
    expect(withCurrentName(video, parseUser('other', { name: 'High Mesa' }))).toEqual(video);
  });
});

describe('withCurrentAnimal', () => {
  const video = parseVideo('a', buildVideo(owner, { animal: bull }));
  const renamed = { ...parseAnimal(bull.id, bull), name: 'Sand Devil', brand: 'J8' };

  test('replaces the name and brand of the tagged animal', () => {
    expect(withCurrentAnimal(video, renamed)).toEqual({
      ...video,
      animal_name: 'Sand Devil',
      animal_brand: 'J8',
    });
  });

  test('leaves the videos of other animals alone', () => {
    expect(withCurrentAnimal(video, { ...renamed, id: 'other' })).toEqual(video);
  });
});

describe('buildNewVideo', () => {
  const upload = {
    id: '0b1f8c9e-3c1f-4a5e-9a52-1d7f4b7f3a10',
    account: parseUser(owner.id, owner),
    uploaderId: 'delegate',
    title: 'Cheyenne Frontier Days',
    location: 'Cheyenne, WY',
    eventDate: 1_784_851_200,
    eventId: 1,
    result: 88.5,
    notes: '',
    animal: parseAnimal(bull.id, bull),
    contestants: [toContestantTag(parseUser(rider.id, rider))],
    duration: 12.5,
    rideMarks: { start: 1.2, end: 9.3 },
    thumbnailUrl: 'https://example.com/t.png',
  };

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
    expect(buildNewVideo(upload)).toMatchObject({ score: 88.5, time: null });
    expect(buildNewVideo({ ...upload, eventId: 4, result: 5.2 })).toMatchObject({ score: null, time: 5.2 });
  });

  test('[DATA-03] has the marks of scored rides only', () => {
    expect(buildNewVideo(upload)).toMatchObject({ ride_start: 1.2, ride_end: 9.3 });
    expect(buildNewVideo({ ...upload, rideMarks: null })).toMatchObject({ ride_start: null, ride_end: null });
    expect(buildNewVideo({ ...upload, eventId: 4 })).toMatchObject({ ride_start: null, ride_end: null });
  });

  test('[DATA-03] sets no contractor for the video of a contestant', () => {
    const video = buildNewVideo({ ...upload, account: parseUser(rider.id, rider), animal: undefined });
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
    const notifications = buildVideoNotifications(
      buildNewVideo({ ...upload, account: parseUser(rider.id, rider) }),
    );
    expect(notifications.map(({ message_string }) => message_string)).toEqual([
      'Cody Latham posted a video of Dust Devil.',
    ]);
  });
});

test('[DATA-04] a stored notification reads missing fields without failing', () => {
  expect(parseNotification('n1', {})).toMatchObject({ id: 'n1', alert_type: 0, timestamp: null });
});

test('[DATA-02] keeps the fields of a stored animal; an unknown type reads as a horse', () => {
  expect(parseAnimal(bull.id, bull)).toMatchObject({ ...bull, animal_type: expect.any(String) as string });
  expect(parseAnimal('a1', {})).toMatchObject({ id: 'a1', animal_type: 'horse', name: '' });
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

test('the riders are the tagged contestants, or else the contestant whose video it is', () => {
  const cody = { id: rider.id, name: 'Cody Latham' };
  expect(getRiders(buildVideo(owner, { contestants: [rider] }))).toEqual([cody]);
  expect(getRiders(buildVideo(rider))).toEqual([cody]);
  expect(getRiders(buildVideo(owner))).toEqual([]);
});
