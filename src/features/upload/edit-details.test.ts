import { describe, expect, test } from 'vitest';
import { readAnimal } from '#src/domain/animal.ts';
import { readUser } from '#src/domain/user.ts';
import { readVideo } from '#src/domain/video.ts';
import { bull, horse } from '#tests/support/factories/animal.ts';
import { contestant, contractor } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import { changesOf, detailsOf, taggedIn } from './edit-details.ts';

const owner = contractor();
const daddy = bull(owner);
const [header, heeler] = [contestant(), contestant()];
const stored = video(owner, {
  animal: daddy,
  contestants: [header, heeler],
  notes: 'Second run',
  event_type: 1,
});
const ride = readVideo(stored.id, stored);
const described = {
  details: detailsOf(ride),
  account: readUser(owner.id, owner),
  animal: taggedIn(ride).animal,
  contestants: [],
};

describe('[EDV-01] editing a ride', () => {
  test('begins with what is stored', () => {
    expect(detailsOf(ride)).toMatchObject({
      title: 'Cheyenne Frontier Days',
      location: 'Cheyenne, WY',
      date: '2026-07-25',
      eventId: 1,
      animalId: daddy.id,
      contestantId: header.id,
      result: '86.5',
      notes: 'Second run',
    });
  });

  test('a ride without a result, and without tags, begins with empty fields', () => {
    const bare = readVideo('bare', { user_id: owner.id, event_type: 5 });
    expect(detailsOf(bare)).toMatchObject({ date: '', animalId: '', contestantId: '', result: '' });
    expect(taggedIn(bare)).toEqual({ animal: undefined, contestant: undefined });
  });

  test('leaves tags alone that nobody touched, both contestants and names that have grown old', () => {
    expect(changesOf(ride, described)).toEqual({
      title: 'Cheyenne Frontier Days',
      location: 'Cheyenne, WY',
      event_date: Date.UTC(2026, 6, 25) / 1000,
      event_type: 1,
      score: 86.5,
      time: null,
      notes: 'Second run',
    });
  });

  test('copies the names of tags that are chosen anew', () => {
    const mare = horse(owner, { name: 'Red Mesa', brand: 'R3' });
    const rider = contestant({ first_name: 'June', last_name: 'Tate' });
    const changes = changesOf(ride, {
      ...described,
      details: { ...described.details, animalId: mare.id, contestantId: rider.id },
      animal: readAnimal(mare.id, mare),
      contestants: [readUser(rider.id, rider)],
    });
    expect(changes).toMatchObject({
      animal_id: mare.id,
      animal_name: 'Red Mesa',
      animal_brand: 'R3',
      tagged_animal_contractor_id: owner.id,
      contestants_id: [rider.id],
      contestants_names: ['June Tate'],
    });
  });

  test('an event that is timed takes the result as seconds', () => {
    const details = { ...described.details, eventId: 5, result: ' 14.02 ' };
    expect(changesOf(ride, { ...described, details })).toMatchObject({ score: null, time: 14.02 });
  });
});
