/* Six hundred rides as Firestore stores them, with everything that old documents, other apps and people do. */

/** A document of `videos`. */
export type Stored = Record<string, unknown> & { id: string };

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const rodeos = [
  {
    titles: ['Cheyenne Frontier Days', 'CHEYENNE FRONTIER DAYS 2026'],
    places: ['Cheyenne, WY', 'Cheyenne, Wyoming, USA'],
  },
  { titles: ['Cody Nite Rodeo'], places: ['Cody, WY'] },
  { titles: ['San Antonio Stock Show'], places: ['San Antonio, TX', 'San Antonio, Texas'] },
  { titles: ['Reno Rodeo'], places: ['Reno, Nevada', 'Reno, NV'] },
  { titles: ['Calgary Stampede'], places: ['Calgary, Alberta, Canada', 'Calgary, AB'] },
  { titles: ['Festa do Peão'], places: ['Barretos, SP, Brasil'] },
  {
    titles: ['Backyard Bucking'],
    places: ['Cheyenne wy', 'Austin, Tx', 'Fort Worth, TX 76102', 'London, UK', ''],
  },
];

const scoredWords = ['qualified', 'bucked-off', 're-ride', 'missed-out', 'disqualified', 'turned-out'];
const timedWords = ['time', 'no-time'];
const days = [
  ...['2026-01-01', '2026-07-04', '2026-07-24', '2026-07-25', '2026-12-31', '2025-12-31', '2025-06-14'],
  ...['2026-05-02', '1970-01-01', '1967-12-01', '2026-09-12'],
];

/** @param count how many rides @param seed the same makes the same rides */
export function generateRides(count: number, seed: number): Stored[] {
  const random = createRandom(seed);
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const decimals = (value: number, digits: number) => Number(value.toFixed(digits));

  function buildDay(): unknown {
    const midnight = Date.parse(`${pick(days)}T00:00:00Z`) / 1000;
    const odd = below(40);
    if (odd === 0) return undefined;
    if (odd === 1) return midnight + 0.25;
    if (odd === 2) return String(midnight);
    if (odd === 3) return midnight + 84_600;
    if (odd === 4) return midnight * 1000 + 4e12;
    return midnight;
  }

  function buildScore(): unknown {
    const score = decimals(60 + random() * 35, pick([0, 1, 2, 2, 3]));
    const odd = below(24);
    if (odd === 0) return String(score);
    if (odd === 1) return '';
    if (odd === 2) return pick([null, -5, 'none', Number.NaN]);
    if (odd === 3) return pick([100, 120, 8.65, 87.300000001]);
    if (odd < 13) return pick([0, 0, '0']);
    // Few values, so that there are ties.
    return odd < 18 ? pick([84, 86.5, 90]) : score;
  }

  function buildTime(): unknown {
    const time = decimals(3 + random() * 18, pick([1, 2, 2, 3]));
    const odd = below(16);
    if (odd === 0) return String(time);
    if (odd === 1) return pick([null, 0, '', -4]);
    return odd < 7 ? pick([17.005, 5.005, 22.165, 8.4]) : time;
  }

  function buildMarks() {
    const start = decimals(random() * 2, 6);
    const length = pick([
      decimals(random() * 8, 6),
      decimals(random() * 8, 3),
      7.97,
      8,
      7.9999,
      8.2,
      10,
      2.76,
    ]);
    const end = decimals(start + length, 6);
    const odd = below(8);
    if (odd < 3) return {};
    if (odd === 3) return { ride_start: start, ride_end: null };
    if (odd === 4) return { ride_start: end, ride_end: start };
    if (odd === 5) return { ride_start: -1, ride_end: 3 };
    return { ride_start: start, ride_end: end };
  }

  /** Of a result, its score or time; some contradict it, as other apps change those alone. */
  function buildResult(event: number) {
    const isScored = event <= 3;
    const value = isScored ? { score: buildScore(), time: null } : { score: null, time: buildTime() };
    if (chance(0.05)) return isScored ? { score: null, time: 8.1 } : { score: 80, time: null };
    if (chance(0.6)) return value;
    const result = pick(isScored ? scoredWords : timedWords);
    const isWithout = !['qualified', 'time'].includes(result) && chance(0.8);
    const none = { score: result === 'bucked-off' ? 0 : null, time: null };
    return { ...(isWithout ? none : value), result, penalty: chance(0.3) ? 5 : 0 };
  }

  function buildRiders(event: number) {
    const id = () => `rider-${below(8)}`;
    const odd = below(20);
    if (odd === 0) return { contestants_id: [] };
    if (odd === 1) return { contestants_id: ['rider-1', 'rider-1'], contestants_names: ['A', 'A'] };
    if (odd === 2) return { contestants_id: [''], contestants_names: [''] };
    const ids = event === 4 && chance(0.8) ? [...new Set([id(), id()])] : [id()];
    return { contestants_id: ids, contestants_names: ids.map((each) => `Name of ${each}`) };
  }

  return Array.from({ length: count }, (_, index): Stored => {
    const event = pick([1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 9, 10, 11, 0]);
    const rodeo = pick(rodeos);
    const animal = event <= 3 ? below(6) : 6 + below(3);
    return {
      id: `ride-${String(index).padStart(4, '0')}`,
      title: pick(rodeo.titles),
      location: pick(rodeo.places),
      event_date: buildDay(),
      event_type: event,
      ...buildResult(event),
      ...buildMarks(),
      ...(event <= 3 && chance(0.5) && { animal_marks: decimals(38 + random() * 10, pick([0, 1, 2])) }),
      ...(chance(0.4) && { gate_turn: pick(['left', 'straight', 'right', 'up']) }),
      ...buildRiders(event),
      ...(chance(0.5)
        ? { account_upload: 2, user_id: `rider-${below(8)}` }
        : { account_upload: 1, user_id: 'jack' }),
      user_name: 'Whoever Posted',
      ...(chance(0.9) && {
        animal_id: `animal-${animal}`,
        tagged_animal_contractor_id: `owner-${animal % 2}`,
      }),
    };
  });
}
