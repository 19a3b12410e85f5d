import { getScoring } from '#src/domain/rodeo-event.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/video.ts';
import { getAnimalByBrandOrName } from './animals.ts';
import { getDemoClip } from './demo-media.ts';
import { deriveUuid } from './derive-uuid.ts';
import { people } from './people.ts';
import { rides, rideOfTheWeekIndexes, type RideRow } from './rides.ts';
import { rodeos } from './rodeos.ts';

const secondsPerDay = 86_400;

function createSeedVideo(ride: RideRow, place: number): StoredVideo {
  const [event_type, rodeo, dayOf, by, animal, riders, result, notes = ''] = ride;
  const [title, location, opening] = rodeos[rodeo];
  const id = deriveUuid(`video/${place}/${rodeo}/${event_type}`);
  const event_date = Date.parse(`2026-${opening}T00:00:00Z`) / 1000 + dayOf * secondsPerDay;
  // Published late in the evening of the ride, one after the other, so that the feed's order is the season's.
  const created = new Date((event_date + secondsPerDay + 3 * 3600 + place * 60) * 1000);
  const scored = getScoring(event_type) === 'score';
  // Ruth does the videos for Prairie Jack.
  const created_by = by === 'prairieJack' ? people.ruth.id : people[by].id;
  return buildVideo(people[by], {
    id,
    title,
    location,
    event_date,
    event_type,
    score: scored ? result : null,
    time: scored ? null : result,
    notes,
    created,
    created_by,
    duration: getDemoClip(event_type).seconds,
    ride_of_the_week: rideOfTheWeekIndexes.includes(place),
    ...(animal && { animal: getAnimalByBrandOrName(animal) }),
    contestants: riders.map((rider) => people[rider]),
  });
}

/** Oldest first. The thumbnail's address is set when the picture has been uploaded. */
export const videos: readonly StoredVideo[] = rides.map(createSeedVideo);

/** How often each has been watched, by `video_id`: rides of the week more than others, old ones more than new. */
export const viewCounts: Readonly<Record<string, number>> = Object.fromEntries(
  videos.map(({ video_id, ride_of_the_week }, place) => {
    const scatter = parseInt(video_id.slice(0, 4), 16) % 190;
    return [video_id, scatter + (videos.length - place) * 9 + (ride_of_the_week ? 2400 + scatter * 7 : 0)];
  }),
);
