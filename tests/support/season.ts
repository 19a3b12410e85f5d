import { buildBull } from './factories/build-animal.ts';
import { buildContestant, buildContractor } from './factories/build-user.ts';
import { buildVideo, type StoredVideo } from './factories/build-video.ts';
import { createTestUser } from './test-users.ts';

/**
 * Creates two riders and a contractor; of the three rides, two are of the same rider and two on the same bull.
 *
 * @param changes of the ride that is shown first
 * @returns also the bull and the rides, which are not stored
 */
export async function createSeason(changes: Partial<StoredVideo> = {}) {
  const rider = buildContestant({ first_name: 'Cody', last_name: 'Whitehorse-Latham' });
  const contractor = buildContractor({ name: 'Prairie Jack Rodeo' });
  const other = buildContestant({ first_name: 'Wade', last_name: 'Halloran' });
  const bull = buildBull(contractor, { name: 'Thunderstruck', brand: 'J48' });
  const shown = buildVideo(contractor, {
    title: 'World Championship Rodeo of the Cheyenne River Sioux',
    animal: bull,
    contestants: [rider],
    notes: 'First out of the season.',
    edited: true,
    ...changes,
  });
  const ownRide = buildVideo(rider, { title: 'Practice Pen' });
  const otherRide = buildVideo(contractor, { title: 'Dodge City Days', animal: bull, contestants: [other] });
  await Promise.all([rider, contractor, other].map((person) => createTestUser(person)));
  return { rider, contractor, bull, shown, ownRide, otherRide };
}
