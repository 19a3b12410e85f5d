import { Link } from 'react-router-dom';
import { animalPath, videoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { Brand } from '#src/ui/brand.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';

/** Who rides what and where, in full, and how it ended. */
export function PlayingRide({ ride }: { ride: Video }) {
  const riderPath = useRiderPath();
  const result = presentResult(ride);
  return (
    <div className="reel-playing">
      <div className="grid min-w-0 gap-1">
        <p className="display flex flex-wrap gap-x-4 text-display-md wrap-anywhere max-sm:text-display-sm">
          {getRiders(ride).map(({ id, name }) => (
            <Link
              key={id}
              to={riderPath(id)}
              className="-my-1 inline-flex min-h-11 items-center no-underline hover:underline"
            >
              {name}
            </Link>
          ))}
        </p>
        {ride.animal_id && (
          <p className="flex items-center gap-x-2 font-semibold">
            {ride.animal_brand && <Brand>{ride.animal_brand}</Brand>}
            <Link
              to={animalPath(ride.animal_id)}
              className="-my-1 inline-flex min-h-11 items-center wrap-anywhere underline"
            >
              {getAnimalName({ name: ride.animal_name })}
            </Link>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <Link
            to={videoPath(ride.video_id)}
            className="-my-1 inline-flex min-h-11 items-center wrap-anywhere underline"
          >
            {ride.title}
          </Link>
          {ride.location && <span>{ride.location}</span>}
        </p>
      </div>
      {result && (
        <div className="max-sm:[zoom:0.85]">
          <ScorePlate result={result} />
        </div>
      )}
    </div>
  );
}
