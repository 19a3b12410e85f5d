import { gunzipSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import { chooseRanking, parseStoredBoard } from '#src/domain/season-board.ts';
import { updateBoards } from '#services/records/update-boards.ts';
import type { createRecordsFixture } from '#tests/support/records-fixture.ts';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { expectBoard } from './expected-figures.ts';
import { addFilms, nameRides, type StoredLink } from './films.ts';
import { generateRides, type Stored } from './generate-rides.ts';
import { getState, readRide, type ReadRide } from './read-ride.ts';

/*
 * The boards that the service keeps while rides are published, edited, deleted, taken down and erased, films are linked,
 * and calls come late, twice and in any order: in the end they are those that another way of computing finds.
 */

type Fixture = ReturnType<typeof createRecordsFixture>;
type Delivery = Parameters<Fixture['deliver']>[0];

const kinds = ['riders', 'animals', 'contractors'] as const;
const riders = 12;

/** Without what Firestore cannot store. */
const toStorable = (stored: Stored) =>
  Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== undefined),
  ) as unknown as StoredVideo;

/** Writes at random, delivers the calls at random, and computes boards now and then. */
export async function playEvents({ put, putLink, deliver, firestore }: Fixture, count: number, seed: number) {
  const { films, links } = addFilms(generateRides(count, seed));
  const [waiting, others] = [[...films], generateRides(count, seed + 1)];
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * limit) % Math.max(1, limit);
  };
  const shown = new Map<string, Stored>();
  const linked = new Map<string, StoredLink>();
  const calls: Delivery[] = [];
  const store = async (film: Stored) => {
    shown.set(film.id, film);
    calls.push(await put(toStorable(film), film.id));
  };
  const events: (() => Promise<void>)[] = [
    // Four of nine: rides come more often than they go.
    ...Array.from({ length: 4 }, () => async () => {
      const film = waiting.splice(below(waiting.length), 1)[0];
      if (film) await store(film);
    }),
    async () => {
      const [id] = [...shown.keys()].slice(below(shown.size));
      const changed = others[below(others.length)];
      if (id && changed) await store({ ...changed, id, created: shown.get(id)?.['created'] });
    },
    async () => {
      const [id] = [...shown.keys()].slice(below(shown.size));
      if (!id) return;
      shown.delete(id);
      calls.push(await put(undefined, id));
    },
    async () => {
      const link = links[below(links.length)];
      if (!link) return;
      linked.set(link.id, link);
      calls.push(await putLink(link.id, link.first_video_id, link.state as 'accepted'));
    },
    async () => {
      const [id] = [...linked.keys()].slice(below(linked.size));
      if (!id) return;
      linked.delete(id);
      calls.push(await putLink(id, undefined));
    },
    // Somebody is erased: all rides lose the name.
    async () => {
      const rider = `rider-${below(riders)}`;
      if (below(20) > 0) return;
      for (const film of [...shown.values()])
        if (JSON.stringify(film['contestants_id'] ?? '').includes(rider))
          await store({ ...film, contestants_id: [], contestants_names: [], account_upload: 1 });
    },
  ];
  for (let event = 0; event < count; event += 1) {
    await events[below(events.length)]?.();
    if (below(3) === 0 && calls.length > 0) {
      const place = below(calls.length);
      await deliver(calls[place]!);
      // Some are delivered again, later.
      if (below(6) > 0) calls.splice(place, 1);
    }
    if (below(25) === 0) await updateBoards(firestore);
  }
  while (calls.length > 0) await deliver(calls.splice(below(calls.length), 1)[0]!);
  while ((await updateBoards(firestore)) > 0);
  return { films: [...shown.values()], links: [...linked.values()] };
}

async function readKept(firestore: Firestore): Promise<Map<string, string[]>> {
  const kept = new Map<string, string[]>();
  for (const document of (await firestore.collection('boards').get()).docs) {
    const bytes = document.get('board') as Buffer | undefined;
    if (!bytes) continue;
    const board = parseStoredBoard(JSON.parse(gunzipSync(bytes).toString()));
    for (const { by } of board.rankings)
      kept.set(
        `${document.id} by ${by}`,
        chooseRanking(board, by)
          .standings.map(
            ({ rank, isTied, id, figure }) => `${isTied ? 'T' : ''}${rank} ${id} ${figure.digits}`,
          )
          .toSorted(),
      );
  }
  return kept;
}

/** What differs between the boards that are kept and those of some films, of which `compared` were compared. */
export async function compareBoards(
  firestore: Firestore,
  { films, links }: { films: readonly Stored[]; links: readonly StoredLink[] },
): Promise<{ differing: string[]; compared: number }> {
  const kept = await readKept(firestore);
  const reads = films.map(readRide);
  const rides = nameRides(reads, links);
  const seasons = new Map<string, ReadRide[]>();
  for (const read of reads) {
    if (!read.day || read.event < 1 || read.event > 10) continue;
    const season = `${read.day.getUTCFullYear()}_${read.event}`;
    seasons.set(season, [...(seasons.get(season) ?? []), { ...read, ride: rides.get(read.id) ?? '' }]);
  }
  const differing: string[] = [];
  const compared = kept.size;
  for (const [season, ofSeason] of seasons)
    for (const state of ['', ...new Set(ofSeason.flatMap(({ place }) => getState(place) ?? []))])
      for (const kind of kinds) {
        const own = ofSeason.filter(({ place }) => state === '' || getState(place) === state);
        const prefix = `${season}_${kind}_${state || 'all'} by `;
        const names = [...kept.keys()].filter((name) => name.startsWith(prefix));
        if (names.length === 0) differing.push(`${prefix} is missing`);
        for (const name of names) {
          const by = name.slice(prefix.length) as Parameters<typeof expectBoard>[1];
          const right = expectBoard(kind, by, own, { point: '.' });
          if (JSON.stringify(right) !== JSON.stringify(kept.get(name)))
            differing.push(`${name}: ${JSON.stringify(kept.get(name))} instead of ${JSON.stringify(right)}`);
          kept.delete(name);
        }
      }
  return { differing: [...differing, ...[...kept.keys()].map((name) => `${name} is of nothing`)], compared };
}
