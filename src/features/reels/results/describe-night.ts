import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';

/** Which rodeo, where and when, as far as the rides agree; what the title says is not said again. */
export function describeNight({ title }: Reel, rides: readonly Video[]): string[] {
  const [rodeos, places] = [rides.map((ride) => ride.title), rides.map((ride) => ride.location)].map(
    (texts) => [...new Set(texts)],
  );
  const days = rides.flatMap(({ event_date }) => event_date ?? []);
  const [first, last] = [Math.min(...days), Math.max(...days)].map((day) =>
    days.length > 0 ? formatDate(day) : '',
  );
  return [
    rodeos?.length === 1 && rodeos[0] !== title ? rodeos[0] : '',
    places?.length === 1 ? places[0] : '',
    first === last ? first : `${first} – ${last}`,
  ].filter((fact): fact is string => Boolean(fact));
}
