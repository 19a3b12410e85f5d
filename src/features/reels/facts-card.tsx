import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Brand } from '#src/ui/brand.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { copy } from './copy.ts';

interface FactsCardProps {
  ride: Video;
  index: number;
  count: number;
}

/** What a ride is, before it plays. */
export function FactsCard({ ride, index, count }: FactsCardProps) {
  const result = presentResult(ride);
  const event = getRodeoEventName(ride.event_type);
  return (
    <div className="reel-facts grain">
      <div className="reel-facts-text">
        <p className="label text-leather-ink-2">{joinFacts(copy.player.place(index + 1, count), event)}</p>
        <p className="display reel-facts-title">{ride.title}</p>
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {getRiderNames(ride)}
          {ride.animal_id && (
            <>
              {ride.animal_brand && <Brand>{ride.animal_brand}</Brand>}
              {getAnimalName({ name: ride.animal_name })}
            </>
          )}
        </p>
        <p className="text-sm text-leather-ink-2">{joinFacts(ride.location, formatDate(ride.event_date))}</p>
      </div>
      {result && (
        <div className="reel-facts-plate">
          <ScorePlate hasParts result={result} />
        </div>
      )}
    </div>
  );
}
