import Play from 'lucide-react/icons/play';
import { presentResult } from '#src/domain/present-result.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { Video } from '#src/domain/video.ts';
import { Brand } from '#src/ui/brand.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { copy } from './copy.ts';

/** The rides of a reel that there still are; a reel without any shows no list. */
export type ReelRides = readonly [Video, ...Video[]];

interface ReelRideListProps {
  rides: ReelRides;
  currentIndex: number;
  onChoose: (index: number) => void;
}

export function ReelRideList({ rides, currentIndex, onChoose }: ReelRideListProps) {
  return (
    <ol className="@container">
      {rides.map((ride, index) => (
        <li key={ride.id}>
          <button
            type="button"
            aria-current={index === currentIndex || undefined}
            onClick={() => onChoose(index)}
            className="reel-ride"
          >
            <span aria-hidden="true" className="numeral text-display-sm text-ink-2">
              {index + 1}
            </span>
            <RidePicture ride={ride} isPlaying={index === currentIndex} />
            <RideName ride={ride} />
            <b className="reel-result">{presentResult(ride)?.listed}</b>
            {index === currentIndex && <NameSuffix>{copy.playing}</NameSuffix>}
          </button>
        </li>
      ))}
    </ol>
  );
}

export function RidePicture({ ride, isPlaying = false }: { ride: Video; isPlaying?: boolean }) {
  return (
    <span className="relative block aspect-video overflow-hidden rounded-sm bg-sunken">
      <RidePoster src={ride.thumbnail_url} className="size-full" />
      {isPlaying && (
        <span className="absolute inset-0 grid place-items-center bg-player/60 text-on-picture">
          <Play aria-hidden="true" className="size-6 fill-current" />
        </span>
      )}
    </span>
  );
}

/** @param name by default the rodeo */
export function RideName({ ride, name = ride.title }: { ride: Video; name?: string }) {
  return (
    <span className="grid min-w-0 gap-1">
      <b className="font-[650] wrap-anywhere">{name}</b>
      <span className="flex flex-wrap items-center gap-x-2 text-sm">
        {ride.animal_brand && <Brand>{ride.animal_brand}</Brand>}
        {ride.animal_id ? getAnimalName({ name: ride.animal_name }) : ride.location}
      </span>
    </span>
  );
}
