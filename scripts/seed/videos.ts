import { scoringOf } from '#src/domain/rodeo-event.ts';
import { video, type StoredVideo } from '#tests/support/factories/video.ts';
import { animalCalled } from './animals.ts';
import { clipOf } from './clips.ts';
import { uuidOf } from './ids.ts';
import { people } from './people.ts';
import { rides, ridesOfTheWeek, type Ride } from './rides.ts';
import { rodeos } from './rodeos.ts';

const day = 86_400;

function videoOf(ride: Ride, place: number): StoredVideo {
  const [event_type, rodeo, dayOf, by, animal, riders, result, notes = ''] = ride;
  const [title, location, opening] = rodeos[rodeo];
  const id = uuidOf(`video/${place}/${rodeo}/${event_type}`);
  const event_date = Date.parse(`2026-${opening}T00:00:00Z`) / 1000 + dayOf * day;
  // Published late in the evening of the ride, one after the other, so that the feed's order is the season's.
  const created = new Date((event_date + day + 3 * 3600 + place * 60) * 1000);
  const scored = scoringOf(event_type) === 'score';
  // Ruth does the videos for Prairie Jack.
  const created_by = by === 'prairieJack' ? people.ruth.id : people[by].id;
  return video(people[by], {
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
    duration: clipOf(event_type).seconds,
    ride_of_the_week: ridesOfTheWeek.includes(place),
    ...(animal && { animal: animalCalled(animal) }),
    contestants: riders.map((rider) => people[rider]),
  });
}

/** Oldest first. The thumbnail's address is set when the picture has been uploaded. */
export const videos: readonly StoredVideo[] = rides.map(videoOf);

/** How often each has been watched, by `video_id`: rides of the week more than others, old ones more than new. */
export const views: Readonly<Record<string, number>> = Object.fromEntries(
  videos.map(({ video_id, ride_of_the_week }, place) => {
    const scatter = parseInt(video_id.slice(0, 4), 16) % 190;
    return [video_id, scatter + (videos.length - place) * 9 + (ride_of_the_week ? 2400 + scatter * 7 : 0)];
  }),
);
