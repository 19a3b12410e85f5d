import { expect, test } from 'vitest';
import { findBesideRide, getTown, groupBesideRides, haveSameRider, nameBesideRide } from './beside-ride.ts';
import { parseVideo, type Video } from './video.ts';

const day = 86_400;

/** Bull rides of `dell` on `static`, marked from the gate to the end. */
const build = (id: string, fields: Partial<Video> & { rider?: string } = {}) => {
  const { rider = 'dell', ...others } = fields;
  return parseVideo(id, {
    ...{ event_type: 1, score: 85, animal_id: 'static', event_date: 20_000 * day },
    ...{ ride_start: 1, ride_end: 9.2, contestants_id: [rider], contestants_names: [rider] },
    ...others,
  });
};

const ride = build('ride', { score: 88.5 });
const find = (...others: Video[]) => findBesideRide(ride, others)?.id;
const before = (days: number) => ({ event_date: (20_000 - days) * day });

const ofOther = build('of-other', { rider: 'ana', score: 91, ...before(3) });
const elsewhere = build('elsewhere', { animal_id: 'night-train', score: 90, ...before(9) });
const older = build('older', { score: 87, ...before(40) });
const last = build('last', { score: 0, ride_end: 4.1, ...before(20) });

test('[BESIDE-01] beside a ride stands the last of its rider on the animal, else the best in the event, else the best on the animal', () => {
  const better = build('better', { animal_id: 'red-fork', score: 90.25, ...before(400) });
  const worse = build('worse', { rider: 'zoe', score: 74, ...before(1) });
  expect(find(ofOther, elsewhere, older, last, ride)).toBe('last');
  expect(find(elsewhere, ofOther, better)).toBe('better');
  expect(find(worse, ofOther)).toBe('of-other');
  expect(find()).toBeUndefined();
});

test('[BESIDE-01] what has no gate, another event, another animal of another rider and another film of the ride are not offered', () => {
  const unmarked = build('unmarked', { ...before(2), ride_start: null, ride_end: null });
  const bronc = build('bronc', { ...before(2), event_type: 3, animal_id: 'night-train' });
  const film = build('film', { user_id: 'somebody', score: 88.5 });
  const stranger = build('stranger', { ...before(2), rider: 'ana', animal_id: 'night-train' });
  expect(find(unmarked, bronc, film, stranger)).toBeUndefined();
  expect(findBesideRide({ ...ride, ride_start: null }, [last])).toBeUndefined();
  const team = { event_type: 4, score: null, time: 5.2 };
  expect(findBesideRide(build('one', team), [build('two', { ...team, ...before(2) })])).toBeUndefined();
});

test('[BESIDE-01] a ride of the same day is offered where its rodeo or its result is another one', () => {
  const other = build('other', { score: 82 });
  const unlike = build('unlike', { score: 88.5, rodeo_id: 'taos' });
  expect(find(other)).toBe('other');
  expect(findBesideRide({ ...ride, rodeo_id: 'reno' }, [unlike])?.id).toBe('unlike');
  expect(find(unlike)).toBeUndefined();
  expect(find(build('unknown', { score: null }))).toBeUndefined();
});

test('[BESIDE-03] rides of one day are listed, and of films that are linked to the ride none', () => {
  const list = (...others: Video[]) => groupBesideRides(ride, others).onAnimal.map(({ id }) => id);
  const film = (id: string, first_film: string) => ({ ...build(id, { score: 88.5 }), first_film });
  expect(list(build('same-day', { score: 88.5 }))).toEqual(['same-day']);
  expect(list(film('later', 'ride'))).toEqual([]);
  const first = build('first', { score: 88.5 });
  expect(list(film('ride', 'first'), film('later', 'first'), first, older)).toEqual(['older']);
  expect(list(film('ride', 'first'), film('later', 'first'), older)).toEqual(['older']);
});

test('[BESIDE-03] rides of two teams that share a rider are of one rider', () => {
  const team = (...ids: string[]) => build(ids.join(), { contestants_id: ids, contestants_names: ids });
  expect(haveSameRider(team('ana', 'bo'), team('bo', 'cal'))).toBe(true);
  expect(haveSameRider(team('ana', 'bo'), team('cal', 'dee'))).toBe(false);
});

test('an animal that is not known is not the same one', () => {
  const unnamed = { animal_id: '' };
  expect(groupBesideRides(build('one', unnamed), [build('two', { ...unnamed, ...before(1) })])).toMatchObject(
    {
      onAnimal: [],
      inEvent: [{ id: 'two' }],
      ofOthers: [],
    },
  );
});

test('[BESIDE-03] each ride is in one group: own on the animal by day, own in the event and others by result', () => {
  const second = build('second', { rider: 'zoe', score: 90, ...before(1) });
  const groups = groupBesideRides(ride, [second, older, elsewhere, ride, last, ofOther, older, last]);
  const ids = Object.values(groups).map((rides: Video[]) => rides.map(({ id }) => id));
  expect(ids).toEqual([['last', 'older'], ['elsewhere'], ['of-other', 'second']]);
});

test('[BESIDE-03] of an earlier ride with several films the first one stands for it', () => {
  const copy = { ...build('copy', { ...before(20), user_id: 'somebody' }), first_film: 'last' };
  expect(groupBesideRides(ride, [copy, older, last]).onAnimal.map(({ id }) => id)).toEqual(['last', 'older']);
});

test('a ride is said as its reader would', () => {
  expect([ride, last, build('unknown', { score: null })].map((each) => nameBesideRide(each, 'dell'))).toEqual(
    ['your 88.5', 'your buck-off', 'your ride'],
  );
  const run = parseVideo('run', { event_type: 5, time: 17.1, contestants_id: ['dell'] });
  expect([nameBesideRide(run, 'dell'), nameBesideRide(last, undefined)]).toEqual([
    'your 17.10 s',
    'the buck-off',
  ]);
  expect(['Miles City, MT', ' Cheyenne ', ''].map((location) => getTown({ location }))).toEqual([
    'Miles City',
    'Cheyenne',
    '',
  ]);
});
