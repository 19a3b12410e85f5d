import { gzipSync } from 'node:zlib';
import { boards, getState } from '#src/domain/leaderboard.ts';
import { computeBoard, getBoardId, toStoredBoard, type BoardOf } from '#src/domain/season-board.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';

/** How many places of each ranking are listed. */
const usualPlaces = 100;
/** Of the compressed board: one of longer names has fewer places. */
const maxBytes = 60_000;

/** The document of a board. */
export interface KeptBoard {
  readonly id: string;
  readonly json: string;
  readonly bytes: Buffer;
}

/** A board as a document has it, with as many places as fit. */
function toKept(
  year: number,
  of: BoardOf,
  rides: readonly Video[],
  states: string[],
  maxPlaces = usualPlaces,
): KeptBoard {
  const json = JSON.stringify(toStoredBoard(computeBoard(rides, of, { maxPlaces, states })));
  const bytes = gzipSync(json);
  if (bytes.length > maxBytes && maxPlaces > 1)
    return toKept(year, of, rides, states, Math.floor(maxPlaces * 0.9));
  return { id: getBoardId(year, of), json, bytes };
}

/** The rides of each state; those of none are left out. */
function groupByState(rides: readonly Video[]): Map<string, Video[]> {
  const groups = new Map<string, Video[]>();
  for (const ride of rides) {
    const state = getState(ride);
    const group = state === undefined ? undefined : groups.get(state);
    if (group) group.push(ride);
    else if (state !== undefined) groups.set(state, [ride]);
  }
  return groups;
}

interface SeasonBoards {
  /** Where its rides were, in alphabetical order. */
  readonly states: string[];
  /** One after the other, because all are large. */
  readonly boards: Iterable<KeptBoard>;
}

/** All boards of a season; none without rides. @param rides newest first */
export function computeBoards({ year, eventId }: SeasonFilter, rides: readonly Video[]): SeasonBoards {
  const byState = groupByState(rides);
  const states = [...byState.keys()].toSorted();
  const computeAll = function* () {
    if (rides.length === 0) return;
    for (const [state, own] of [['', rides] as const, ...byState])
      for (const board of boards) yield toKept(year, { board, eventId, state }, own, states);
  };
  return { states, boards: computeAll() };
}
