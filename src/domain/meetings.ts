import { getRideAnimalName } from './animal.ts';
import { getRideFigures, type RideFigures } from './ride-figures.ts';
import { getRiders, type NamedPerson, type Video } from './video.ts';

/** A rider whom an animal met at least once, or an animal that a rider met. */
export interface Meeting {
  id: string;
  /** Empty when no ride states it. */
  name: string;
  figures: RideFigures<Video>;
}

/** The riders in the rides of an animal: most meetings first, then by name; under the name that a ride states first. */
export const getRidersMet = (rides: readonly Video[]) => groupMeetings(rides, getRiders);

/** The animals in the rides of a rider, as `getRidersMet`; by brand where an animal has no name. */
export const getAnimalsMet = (rides: readonly Video[]) =>
  groupMeetings(rides, (ride) =>
    ride.animal_id ? [{ id: ride.animal_id, name: getRideAnimalName(ride) }] : [],
  );

/** Made once: `localeCompare` makes one for each of thousands of names. */
const { compare: compareNames } = new Intl.Collator('en');

function groupMeetings(
  rides: readonly Video[],
  getOthers: (ride: Video) => readonly NamedPerson[],
): Meeting[] {
  const met = new Map<string, { name: string; rides: Video[] }>();
  for (const ride of rides)
    for (const { id, name } of getOthers(ride)) {
      const other = met.get(id) ?? { name: '', rides: [] };
      other.name ||= name.trim();
      other.rides.push(ride);
      met.set(id, other);
    }
  return [...met]
    .map(([id, other]) => ({ id, name: other.name, figures: getRideFigures(other.rides) }))
    .toSorted((one, other) => other.figures.outs - one.figures.outs || compareNames(one.name, other.name));
}

/** Whether a person rides in a video, as opposed to having posted it or owning the animal. */
export const isRider = (ride: Video, userId: string) => getRiders(ride).some(({ id }) => id === userId);

/** The name of a rider as the first ride with a name states it; empty when none does. */
export function findRiderName(rides: readonly Video[], userId: string): string {
  const names = rides.flatMap(getRiders).filter(({ id, name }) => id === userId && name.trim() !== '');
  return names[0]?.name.trim() ?? '';
}
