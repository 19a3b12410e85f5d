import { getRideFigures, type RideFigures } from './ride-figures.ts';
import { getRiders, type NamedPerson, type Video } from './video.ts';

/** A rider and an animal that met at least once. */
export interface Meeting extends NamedPerson {
  figures: RideFigures<Video>;
}

/** The riders in the rides of an animal: most meetings first, then by name; under the name that a ride states first. */
export function getRidersMet(rides: readonly Video[]): Meeting[] {
  const met = new Map<string, { name: string; rides: Video[] }>();
  for (const ride of rides)
    for (const { id, name } of getRiders(ride)) {
      const rider = met.get(id) ?? { name: '', rides: [] };
      met.set(id, { name: rider.name || name.trim(), rides: [...rider.rides, ride] });
    }
  return [...met]
    .map(([id, rider]) => ({ id, name: rider.name, figures: getRideFigures(rider.rides) }))
    .toSorted(
      (one, other) => other.figures.outs - one.figures.outs || one.name.localeCompare(other.name, 'en'),
    );
}
