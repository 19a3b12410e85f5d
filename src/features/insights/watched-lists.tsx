import { Link, useLocation } from 'react-router-dom';
import { animalPath, buildPlaySearch } from '#src/config/paths.ts';
import { getNameOrBrand, getRideAnimalName } from '#src/domain/animal.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import type { WatchedAnimal, WatchedRide } from '#src/domain/view-figures.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { ShortList } from '#src/ui/short-list.tsx';
import { copy } from './copy.ts';

export function WatchedAnimals({ animals }: { animals: readonly WatchedAnimal[] }) {
  return (
    <ShortList title={copy.animals.title} emptyText={copy.animals.empty}>
      {animals.map((animal) => (
        <WatchedItem
          key={animal.id}
          to={animalPath(animal.id)}
          name={getNameOrBrand(animal)}
          detail={countNouns(animal.rides, 'ride')}
          views={animal.views}
        />
      ))}
    </ShortList>
  );
}

export function WatchedRides({ watched }: { watched: readonly WatchedRide[] }) {
  const { search } = useLocation();
  return (
    <ShortList title={copy.watched.title}>
      {watched.map(({ ride, views }) => (
        <WatchedItem
          key={ride.id}
          to={{ search: buildPlaySearch(search, ride.video_id) }}
          name={ride.title}
          detail={describeRide(ride)}
          views={views}
        />
      ))}
    </ShortList>
  );
}

function describeRide(ride: WatchedRide['ride']): string {
  const { animal_id, event_date } = ride;
  return joinFacts(animal_id && getRideAnimalName(ride), formatDate(event_date));
}

interface WatchedItemProps {
  to: string | { search: string };
  name: string;
  detail: string;
  views: number;
}

function WatchedItem({ to, name, detail, views }: WatchedItemProps) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-11 items-center justify-between gap-x-4 py-2 no-underline">
        <span className="grid min-w-0">
          <span className="font-[650] underline decoration-1 wrap-anywhere">{name}</span>
          <span className="text-sm text-ink-2 wrap-anywhere">{detail}</span>
        </span>
        <span className="whitespace-nowrap text-sm font-[650]">{countNouns(views, 'view')}</span>
      </Link>
    </li>
  );
}
