/** What costs seconds in a timed event. */
export interface Penalty {
  name: 'barrel' | 'pole' | 'leg' | 'barrier';
  /** Seconds for each. */
  seconds: number;
  /** How often it can happen in one run. */
  most: number;
}

const barrier: Penalty = { name: 'barrier', seconds: 10, most: 1 };

/** By the ids of the events, as the associations of the sport have them. */
const penalties: Partial<Record<number, readonly Penalty[]>> = {
  4: [{ name: 'leg', seconds: 5, most: 1 }, barrier],
  5: [{ name: 'barrel', seconds: 5, most: 3 }],
  6: [barrier],
  7: [barrier],
  8: [barrier],
  9: [{ name: 'pole', seconds: 5, most: 6 }],
};

/** The penalties of an event; none where there is none, as in goat tying. */
export const getPenalties = (eventId: number): readonly Penalty[] => penalties[eventId] ?? [];

/**
 * How often each penalty of an event is in a sum of seconds, the dearest first taken out: 15 s of team roping are a
 * broken barrier and a leg. Seconds that no penalty explains are left out.
 */
export function countPenalties(eventId: number, sum: number): { penalty: Penalty; count: number }[] {
  const own = getPenalties(eventId);
  let rest = sum;
  const counts = new Map(
    own
      .toSorted((one, other) => other.seconds - one.seconds)
      .map((penalty) => {
        const count = Math.min(penalty.most, Math.floor(rest / penalty.seconds));
        rest -= count * penalty.seconds;
        return [penalty, count];
      }),
  );
  return own.map((penalty) => ({ penalty, count: counts.get(penalty) ?? 0 }));
}

/** The seconds of a sum that the penalties of an event explain. */
export const fitPenalty = (eventId: number, sum: number): number =>
  countPenalties(eventId, sum).reduce((fitting, { penalty, count }) => fitting + penalty.seconds * count, 0);
