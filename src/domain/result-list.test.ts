import { expect, test } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { getResultList, type ListedRound } from './result-list.ts';
import { parseVideo, type Video } from './video.ts';

/** What a ride has to have for a list: a score or a time, or the word of how it ended. */
type Ending = number | string | null;

const day = (date: string) => Date.parse(`${date}Z`) / 1000;

const build = (id: string, ending: Ending, rider: string, others: Partial<Video> = {}) => {
  const event_type = others.event_type ?? 1;
  const value = ending === 'bucked-off' ? 0 : typeof ending === 'number' ? ending : null;
  return parseVideo(id, {
    ...{ event_type, [event_type <= 3 ? 'score' : 'time']: value },
    result: typeof ending === 'string' ? ending : '',
    ...(rider !== '' && { contestants_id: [rider], contestants_names: [rider] }),
    event_date: day('2026-10-02'),
    ...others,
  });
};

const describeRound = ({ counted, reRides }: ListedRound) =>
  [...reRides, counted].map(({ id }) => id).join('>');

/** The list in lines, for example `T3 Zoe 84 of 2: marsh, alder`. */
function list(...rides: readonly Video[]): string[] {
  return getResultList(rides).flatMap(({ eventName, roundCount, placed, others }) => [
    `${eventName}, ${roundCount}`,
    ...placed.map(
      ({ rank, isTied, names, figure, count, rounds }) =>
        `${isTied ? 'T' : ''}${rank} ${names} ${figure} of ${count}: ${rounds.map(describeRound).join(', ')}`,
    ),
    ...others.map(({ names, rounds }) => `- ${names}: ${rounds.map(describeRound).join(', ')}`),
  ]);
}

test('[RES-01] scores place, the best first; buck-offs, those who got none and re-rides come last without a place', () => {
  const [low, best, middle] = buildThree((id, index) =>
    build(id, [74.25, 88, 86.5][index]!, ['Mia', 'Zoe', 'Ana'][index]!),
  );
  expect(
    list(
      build('r', 're-ride', 'Abe'),
      build('u', null, 'Bea'),
      low,
      build('o', 'bucked-off', 'Wade'),
      best,
      build('d', 'disqualified', 'Cal'),
      middle,
    ),
  ).toEqual([
    'Bull Riding, 1',
    '1 Zoe 88 of 1: willow',
    '2 Ana 86.5 of 1: alder',
    '3 Mia 74.25 of 1: marsh',
    '- Wade: o',
    '- Cal: d',
    '- Abe: r',
    '- Bea: u',
  ]);
});

test('[RES-01] times place the lowest first, with two digits; events have their order', () => {
  const barrels = { event_type: 5 };
  const runs = buildThree((id, index) =>
    build(id, [17.34, 13.9, 15][index]!, ['Ana', 'Mia', 'Zoe'][index]!, barrels),
  );
  // As the mobile app stores a run without a time.
  const zero = build('o', 0, 'Bea', barrels);
  expect(list(...runs, build('n', 'no-time', 'Abe', barrels), build('b', 80, 'Wade'), zero)).toEqual([
    'Bull Riding, 1',
    '1 Wade 80 of 1: b',
    'Barrel Racing, 1',
    '1 Mia 13.90 of 1: willow',
    '2 Zoe 15.00 of 1: alder',
    '3 Ana 17.34 of 1: marsh',
    '- Abe: n',
    '- Bea: o',
  ]);
});

test('[RES-02] those of whom the same is shown share a place, and the next one counts them', () => {
  const score = (id: string, points: number, rider: string) => build(id, points, rider);
  expect(
    list(score('z', 80, 'Wade'), score('k', 84, 'Zoe'), score('q', 90, 'Abe'), score('b', 84, 'Mia')),
  ).toEqual([
    'Bull Riding, 1',
    '1 Abe 90 of 1: q',
    'T2 Mia 84 of 1: b',
    'T2 Zoe 84 of 1: k',
    '4 Wade 80 of 1: z',
  ]);
});

test('[RES-02] averages that show the same share a place, though their sums differ', () => {
  const rounds = (rider: string, ...scores: number[]) =>
    scores.map((points, index) => build(`${rider}-${index}`, points, rider));
  const names = (...rides: Video[]) =>
    getResultList(rides)[0]?.placed.map(({ rank, isTied, names: who, figure }) => [
      rank,
      isTied,
      who,
      figure,
    ]);
  expect(
    names(...rounds('Mia', 80, 80, 80.01), ...rounds('Abe', 80, 80, 80), ...rounds('Zoe', 80, 80, 80.02)),
  ).toEqual([
    [1, false, 'Zoe', '80.01'],
    [2, true, 'Abe', '80.00'],
    [2, true, 'Mia', '80.00'],
  ]);
});

test('[RES-03] of several rounds the average places; who has fewer scores comes after who has more', () => {
  expect(
    list(
      ...[
        build('m1', 70, 'Mia'),
        build('z1', 88, 'Zoe'),
        build('a1', 'bucked-off', 'Ana'),
        build('w1', 71, 'Wade'),
      ],
      ...[
        build('w2', 75.5, 'Wade'),
        build('a2', 95, 'Ana'),
        build('z2', 're-ride', 'Zoe'),
        build('m2', 80, 'Mia'),
      ],
    ),
  ).toEqual([
    'Bull Riding, 2',
    '1 Mia 75.00 of 2: m1, m2',
    '2 Wade 73.25 of 2: w1, w2',
    '3 Ana 95 of 1: a1, a2',
    '4 Zoe 88 of 1: z1, z2',
  ]);
});

test('[RES-02, RES-03] the same figure of fewer rounds is no tie', () => {
  const run = (id: string, time: Ending, rider: string) => build(id, time, rider, { event_type: 5 });
  expect(
    list(run('z', 8, 'Zoe'), run('m', 8, 'Mia'), run('k', 8, 'Mia'), run('a', 'no-time', 'Zoe')),
  ).toEqual(['Barrel Racing, 2', '1 Mia 8.00 of 2: m, k', '2 Zoe 8.00 of 1: z, a']);
});

test('[RES-03] who shows a re-ride comes after buck-offs alone', () => {
  expect(
    list(
      ...[build('a1', 're-ride', 'Ana'), build('z1', 'bucked-off', 'Zoe'), build('m1', 80, 'Mia')],
      ...[build('a2', 'bucked-off', 'Ana'), build('z2', 'bucked-off', 'Zoe'), build('m2', 81, 'Mia')],
    ).slice(2),
  ).toEqual(['- Zoe: z1, z2', '- Ana: a1, a2']);
});

test('[RES-04] a re-ride and the ride after it are one round, where others had no more', () => {
  expect(list(build('a', 80, 'Abe'), build('r', 're-ride', 'Zoe'), build('z', 85, 'Zoe'))).toEqual([
    'Bull Riding, 1',
    '1 Zoe 85 of 1: r>z',
    '2 Abe 80 of 1: a',
  ]);
  // Two in a row, one that nobody rode again, and one in the second of two rounds.
  expect(
    list(
      ...[build('m1', 80, 'Mia'), build('m2', 82, 'Mia')],
      ...[
        build('z1', 70, 'Zoe'),
        build('z2', 're-ride', 'Zoe'),
        build('z3', 're-ride', 'Zoe'),
        build('z4', 72, 'Zoe'),
      ],
      ...[build('w1', 60, 'Wade'), build('w2', 62, 'Wade'), build('w3', 're-ride', 'Wade')],
    ),
  ).toEqual([
    'Bull Riding, 2',
    '1 Mia 81.00 of 2: m1, m2',
    '2 Zoe 71.00 of 2: z1, z2>z3>z4',
    '3 Wade 61.00 of 2: w1, w3>w2',
  ]);
  // One more than there were rounds, after two in a row; and one that is the last of a night with one round.
  expect(
    list(
      ...[build('m1', 80, 'Mia'), build('m2', 82, 'Mia')],
      ...[build('z1', 're-ride', 'Zoe'), build('z2', 're-ride', 'Zoe'), build('z3', 70, 'Zoe')],
    ).slice(1),
  ).toEqual(['1 Mia 81.00 of 2: m1, m2', '2 Zoe 70 of 1: z1>z2, z3']);
  expect(list(build('z', 85, 'Zoe'), build('r', 're-ride', 'Zoe'))[1]).toBe('1 Zoe 85 of 1: r>z');
});

test('[RES-02] whose names are the same too are in the order of their ids, however the list is', () => {
  const rides = buildThree((id) => build(id, 80, '', { contestants_id: [id], contestants_names: ['Cal'] }));
  const [marsh, willow, alder] = rides;
  for (const order of [rides, rides.toReversed(), [willow, marsh, alder], [alder, willow, marsh]])
    expect(list(...order).slice(1)).toEqual([
      'T1 Cal 80 of 1: alder',
      'T1 Cal 80 of 1: marsh',
      'T1 Cal 80 of 1: willow',
    ]);
});

test('[RES-03] rounds are in the order of their days, of one day in that of the list', () => {
  const on = (date: string) => ({ event_date: day(date) });
  expect(
    list(
      build('sat', 82, 'Zoe', on('2026-10-03')),
      build('none', 81, 'Zoe', { event_date: null }),
      build('late', 80, 'Zoe'),
      build('early', 79, 'Zoe'),
    )[1],
  ).toBe('1 Zoe 80.50 of 4: late, early, sat, none');
});

test('[RES-04] films of one ride count once, as the first; a list without it has the earliest', () => {
  const film = (id: string, points: number, minute: number, first_film?: string) => ({
    ...build(id, points, 'Zoe'),
    created: new Date(Date.UTC(2026, 9, 3, 0, minute)),
    ...(first_film && { first_film }),
  });
  const [later, first, last] = [film('a', 81, 2, 'm'), film('m', 80, 1), film('k', 82, 3, 'm')];
  expect(list(later, last, first)).toEqual(['Bull Riding, 1', '1 Zoe 80 of 1: m']);
  expect(list(last, later)).toEqual(['Bull Riding, 1', '1 Zoe 81 of 1: a']);
});

test('[RES-01] a team is one, whoever is named first; riders without an id or a tag are apart', () => {
  const team = (id: string, time: number, ...riders: string[]) =>
    build(id, time, '', { event_type: 4, contestants_id: riders, contestants_names: riders });
  expect(
    list(team('t1', 6, 'Zoe', 'Abe'), team('t2', 8, 'Abe', 'Zoe'), team('t3', 5.5, 'Zoe', 'Mia')),
  ).toEqual(['Team Roping, 2', '1 Zoe and Abe 7.00 of 2: t1, t2', '2 Zoe and Mia 5.50 of 1: t3']);
  const unnamed = (id: string, points: number) =>
    build(id, points, '', { contestants_id: [''], contestants_names: ['Cal'] });
  expect(list(unnamed('y', 80), build('x', 81, ''), build('b', 82, ''), unnamed('c', 83))).toEqual([
    'Bull Riding, 1',
    '1 Cal 83 of 1: c',
    '2  82 of 1: b',
    '3  81 of 1: x',
    '4 Cal 80 of 1: y',
  ]);
});

test('[RES-01] a contestant has the first name that a ride states', () => {
  const named = (id: string, name: string) =>
    build(id, 80, '', { contestants_id: ['zoe'], contestants_names: [name] });
  expect(list(named('a', ' '), named('b', 'Zoe'), named('c', 'Zoe Ruiz'))[1]).toBe(
    '1 Zoe 80.00 of 3: a, b, c',
  );
});

test('[RES-01] rides of unknown events are left out; no rides have no events', () => {
  expect(list(build('x', 80, 'Zoe', { event_type: 11 }))).toEqual([]);
  expect(list()).toEqual([]);
});
