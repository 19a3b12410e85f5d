import { describe, expect, test } from 'vitest';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { findRiderName, getAnimalsMet, getRidersMet, isRider } from './meetings.ts';

const contractor = buildContractor({ name: 'Prairie Jack Rodeo' });
const cody = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const ana = buildContestant({ first_name: 'Ana', last_name: 'Delgado' });
const wade = buildContestant({ first_name: 'Wade', last_name: 'Begay' });
const horse = buildHorse(contractor);

describe('getRidersMet', () => {
  test('counts tagged riders and contestants who posted their own ride, most meetings first, then by name', () => {
    const rides = [
      buildVideo(contractor, { animal: horse, contestants: [cody], score: 84, event_type: 2 }),
      buildVideo(contractor, { animal: horse, contestants: [wade, ana], event_type: 4, time: 5.5 }),
      buildVideo(cody, { animal: horse, score: 0, event_type: 2 }),
      buildVideo(contractor, { animal: horse }),
    ];
    const met = getRidersMet(rides).map(({ name, figures }) => [
      name,
      figures.outs,
      figures.scored[0]?.qualified,
    ]);
    expect(met).toEqual([
      ['Cody Latham', 2, 1],
      ['Ana Delgado', 1, undefined],
      ['Wade Begay', 1, undefined],
    ]);
  });

  test('names a rider by the first ride that states a name', () => {
    const ride = buildVideo(contractor, { animal: horse, contestants: [cody] });
    const [rider] = getRidersMet([
      { ...ride, contestants_names: [] },
      { ...ride, contestants_names: [' '] },
      { ...ride, contestants_names: [' Cody L. '] },
      ride,
    ]);
    expect(rider).toMatchObject({ id: cody.id, name: 'Cody L.', figures: { outs: 4 } });
  });
});

test('an account that posts the ride of another does not ride it', () => {
  const ride = buildVideo(contractor, { animal: horse, contestants: [cody] });
  expect([contractor.id, cody.id, ana.id].map((id) => isRider(ride, id))).toEqual([false, true, false]);
  expect(isRider({ ...ride, contestants_id: [cody.id, wade.id] }, wade.id)).toBe(true);
});

test('animals met by a rider are named by their brand where they have no name', () => {
  const bull = buildBull(contractor, { name: '', brand: 'J48' });
  const rides = [
    buildVideo(contractor, { animal: bull, contestants: [cody] }),
    buildVideo(contractor, { animal: horse, contestants: [cody] }),
    buildVideo(contractor, { animal: horse, contestants: [cody] }),
    buildVideo(cody),
  ];
  expect(getAnimalsMet(rides).map(({ id, name, figures }) => [id, name, figures.outs])).toEqual([
    [horse.id, horse.name, 2],
    [bull.id, 'J48', 1],
  ]);
});

test('the name of a rider is the first that a ride states', () => {
  const ride = buildVideo(contractor, { animal: horse, contestants: [cody, ana] });
  const rides = [
    { ...ride, contestants_names: [' '] },
    { ...ride, contestants_names: [' Cody Latham ', ''] },
    ride,
  ];
  expect([cody.id, ana.id, wade.id].map((id) => findRiderName(rides, id))).toEqual([
    'Cody Latham',
    'Ana Delgado',
    '',
  ]);
});
