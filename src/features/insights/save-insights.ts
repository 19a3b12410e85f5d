import { videoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { getRiders } from '#src/domain/video.ts';
import type { WatchedRide } from '#src/domain/view-figures.ts';
import { toCsv, toCsvFigure } from '#src/lib/csv.ts';
import { formatIsoDate, formatLocalDay } from '#src/lib/dates.ts';
import { toFileName } from '#src/lib/file-name.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { copy } from './copy.ts';

const isoMonthLength = 'YYYY-MM'.length;

/** Saves all rides as CSV, the most viewed first. */
export function saveInsights(owner: User, watched: readonly WatchedRide[], now: Date): void {
  const table = toCsv([copy.csv.columns, ...watched.map(toRow)]);
  const name = toFileName(copy.csv.fileName, getDisplayName(owner), formatLocalDay(now));
  saveFile(`${name}.csv`, new Blob([table], { type: 'text/csv' }));
}

function toRow({ ride, views }: WatchedRide) {
  const date = ride.event_date !== null ? formatIsoDate(ride.event_date) : '';
  return [
    date,
    date.slice(0, isoMonthLength),
    ride.title,
    ride.location,
    getRodeoEventName(ride.event_type),
    ride.animal_brand,
    ride.animal_id && getAnimalName({ name: ride.animal_name }),
    getRiders(ride)
      .map(({ name }) => name)
      .join('; '),
    toCsvFigure(presentResult(ride)?.listed ?? ''),
    views,
    location.origin + videoPath(ride.video_id),
  ];
}
