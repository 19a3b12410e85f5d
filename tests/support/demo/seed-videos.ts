import { toResultFields } from '#src/domain/new-video.ts';
import { hasRideClock } from '#src/domain/ride-clock.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { getAnimalByBrandOrName } from './seed-animals.ts';
import { getDemoClip } from './demo-media.ts';
import { deriveUuid, people } from './people.ts';
import { earlierRides, rides, rideOfTheWeekIndexes, type RideRow, rodeos } from './seed-rides.ts';

const secondsPerDay = 86_400;

const bullRiding = 1;

/** Only the clip of the bull rides is longer than eight seconds. */
const getBullRideMarks = (score: number | null) => ({ ride_start: 0.5, ride_end: score ? 8.7 : 7 });

const quarters = (points: number) => Math.round(points * 4) / 4;

/** Invented, but the same in every run. Every fourth ride has none. */
function getJudging(score: number | null, index: number) {
  if (score === null || index % 4 === 3) return {};
  const animal_marks = score > 0 ? quarters(score / 2 + (index % 3) - 0.75) : 42.5 + (index % 5);
  return {
    animal_marks,
    rider_marks: score > 0 ? score - animal_marks : null,
    gate_turn: index % 7 === 5 ? 'straight' : index % 5 === 2 ? 'right' : 'left',
  };
}

/** Midnight UTC in seconds. */
const getEventDate = ([, rodeo, day]: RideRow, year: number) =>
  Date.parse(`${year}-${rodeos[rodeo][2]}T00:00:00Z`) / 1000 + day * secondsPerDay;

function toEnding(eventId: number, result: RideRow[6]) {
  if (typeof result === 'string') return toResultFields(eventId, { result });
  if (result === null || typeof result === 'number') return toResultFields(eventId, { value: result });
  const [time, penalty] = result;
  return toResultFields(eventId, { value: time - penalty, penalty });
}

interface Publication extends Pick<StoredVideo, 'event_date' | 'created' | 'ride_of_the_week'> {
  /** No other video has it. */
  readonly name: string;
  readonly index: number;
}

function createSeedVideo(ride: RideRow, { name, index, ...others }: Publication): StoredVideo {
  const [event_type, rodeo, , owner, animal, contestants, result, notes = ''] = ride;
  const [title, location] = rodeos[rodeo];
  const isScored = hasRideClock(event_type);
  const ending = toEnding(event_type, result);
  // Ruth uploads as a delegate of Prairie Jack.
  const created_by = owner === 'prairieJack' ? people.ruth.id : people[owner].id;
  return buildVideo(people[owner], {
    ...others,
    ...{ id: deriveUuid(name), title, location, event_type, notes, created_by },
    ...ending,
    ...(isScored && getJudging(ending.score, index)),
    duration: getDemoClip(event_type).seconds,
    ...(event_type === bullRiding && getBullRideMarks(ending.score)),
    ...(animal && { animal: getAnimalByBrandOrName(animal) }),
    contestants: contestants.map((contestant) => people[contestant]),
  });
}

const earlierPostedAt = Date.UTC(2026, 0, 26, 18);

/** Nobody stays on for the same time twice. */
const vary = (video: StoredVideo, index: number): StoredVideo =>
  video.score === 0 && video.ride_start !== null
    ? { ...video, ride_end: video.ride_start + 1.8 + ((index * 7) % 10) * 0.5 }
    : video;

const earlierVideos = earlierRides
  .map((ride, index) =>
    createSeedVideo(ride, {
      index,
      name: `video/2025/${index}`,
      event_date: getEventDate(ride, 2025),
      created: new Date(earlierPostedAt + index * 60_000),
      ride_of_the_week: false,
    }),
  )
  .map(vary);

const seasonVideos = rides.map((ride, index) => {
  const event_date = getEventDate(ride, 2026);
  return createSeedVideo(ride, {
    index,
    name: `video/${index}/${ride[1]}/${ride[0]}`,
    event_date,
    // Distinct times late in the evening of the ride, so that the feed is in chronological order.
    created: new Date((event_date + secondsPerDay + 3 * 3600 + index * 60) * 1000),
    ride_of_the_week: rideOfTheWeekIndexes.includes(index),
  });
});

/** Oldest first. `thumbnail_url` is set by getSeedDocuments(). */
export const videos: readonly StoredVideo[] = [...earlierVideos, ...seasonVideos];

/** View counts by `video_id`: higher for rides of the week and for older videos. */
export const viewCounts: Readonly<Record<string, number>> = Object.fromEntries(
  videos.map(({ video_id, ride_of_the_week }, index) => {
    const scatter = parseInt(video_id.slice(0, 4), 16) % 190;
    return [video_id, scatter + (videos.length - index) * 9 + (ride_of_the_week ? 2400 + scatter * 7 : 0)];
  }),
);
