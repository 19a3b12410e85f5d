import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { parseAnimal } from './animal.ts';
import { parseRecordedRide, toRecordedRide } from './ride-record.ts';
import { parseVideo, getRiders } from './video.ts';
import { withCurrentAnimal, withCurrentName } from './current-video.ts';
import { parseNotification } from './notification.ts';
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

  test('[HARD-04] has no picture of a video that is hard to watch, and says so of no other', () => {
    const stored = { thumbnail_url: 'https://files.example/ride.png', ride_of_the_week: true };
    expect(parseVideo('v1', { ...stored, hard_to_watch: true })).toMatchObject({
      ...{ hard_to_watch: true, thumbnail_url: '', ride_of_the_week: true },
    });
    for (const hard_to_watch of [false, null, 'true', 1, undefined]) {
      const video = parseVideo('v1', { ...stored, hard_to_watch });
      expect(video).not.toHaveProperty('hard_to_watch');
      expect(video).toMatchObject(stored);
    }
  });

  test('[HARD-04] of a record knows that a video is hard to watch', () => {
    const video = parseVideo('v1', { hard_to_watch: true, thumbnail_url: 'https://files.example/ride.png' });
    const recorded = parseRecordedRide(toRecordedRide(video));
    expect([recorded.hard_to_watch, recorded.thumbnail_url]).toEqual([true, '']);
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

test('[DATA-04] a stored notification reads missing fields without failing', () => {
  expect(parseNotification('n1', {})).toMatchObject({ id: 'n1', alert_type: 0, timestamp: null });
});

test('[DATA-02] keeps the fields of a stored animal; an unknown type reads as a horse', () => {
  expect(parseAnimal(bull.id, bull)).toMatchObject({ ...bull, animal_type: expect.any(String) as string });
  expect(parseAnimal('a1', {})).toMatchObject({ id: 'a1', animal_type: 'horse', name: '' });
});

test('the riders are the tagged contestants, or else the contestant whose video it is', () => {
  const cody = { id: rider.id, name: 'Cody Latham' };
  expect(getRiders(buildVideo(owner, { contestants: [rider] }))).toEqual([cody]);
  expect(getRiders(buildVideo(rider))).toEqual([cody]);
  expect(getRiders(buildVideo(owner))).toEqual([]);
});

test.each([
  [Date.UTC(1899, 11, 31), null],
  [Date.UTC(1900, 0, 1), Date.UTC(1900, 0, 1) / 1000],
  [Date.UTC(2099, 11, 31), Date.UTC(2099, 11, 31) / 1000],
  [Date.UTC(2100, 0, 1), null],
  [Date.UTC(9999, 0, 1), null],
])('[FIG-05] a day of a year that cannot be is none: %i', (day, expected) => {
  expect(parseVideo('ride', { event_date: day / 1000 }).event_date).toBe(expected);
});
