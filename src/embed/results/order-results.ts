import { requestFirstFilms } from '#src/data/firestore-rest/first-films.ts';
import { getRidesOf, getResultList } from '#src/domain/result-list.ts';
import type { Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';

/** The rides of a result list, the first place of each event first, and what names the place of each. */
interface OrderedResults {
  rides: Video[];
  /** What stands before whose list it is. */
  note: string;
  nameRow: (ride: Video) => string;
}

/** @param rides in the order of the list @throws as `requestJson` */
export async function orderResults(rides: readonly Video[]): Promise<OrderedResults> {
  const names = new Map<Video, string>();
  for (const { eventName, roundCount, placed, others } of getResultList(await requestFirstFilms(rides))) {
    for (const { rank, isTied, figure, names: riders, rounds } of placed)
      for (const [index, round] of rounds.entries())
        for (const ride of getRidesOf({ rounds: [round] }))
          names.set(
            ride,
            [copy.rank(rank, isTied), riders, figure, roundCount > 1 && copy.round(index + 1), eventName]
              .filter(Boolean)
              .join(' · '),
          );
    for (const row of others)
      for (const ride of getRidesOf(row)) names.set(ride, [row.names, eventName].filter(Boolean).join(' · '));
  }
  return {
    rides: [...names.keys()],
    note: `${copy.notOfficial} `,
    nameRow: (ride) => names.get(ride) ?? ride.title,
  };
}
