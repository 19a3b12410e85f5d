import Play from 'lucide-react/icons/play';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { animalPath, buildPlaySearch } from '#src/config/paths.ts';
import { getAnimalName, getNameOrBrand, type Animal } from '#src/domain/animal.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { Brand } from '#src/ui/brand.tsx';
import { copy } from './copy.ts';
import type { YoungRow } from './young-figures.ts';

/** It writes, so it needs the SDK, which visitors do not load. */
const RemoveYoung = lazyComponent(() => import('./remove-young.tsx'), 'RemoveYoung');

interface YoungItemProps {
  row: YoungRow;
  parent: Animal;
  /** Whether the account owns the parent. */
  isOwn: boolean;
}

/** A son or daughter: whose it is, its figures, and its best ride. */
export function YoungItem({ row, parent, isOwn }: YoungItemProps) {
  const { animal, outs, buckedOff, best, ride } = row;
  const { search } = useLocation();
  return (
    <li className="young">
      <AnimalThumbnail src={animal.picture_url} type={animal.animal_type} />
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {animal.brand && <Brand>{animal.brand}</Brand>}
          <Link
            to={animalPath(animal.id)}
            className="font-[650] wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
          >
            <bdi>{getAnimalName(animal)}</bdi>
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {joinFacts(outs, buckedOff && copy.young.line.buckedOff(buckedOff), animal.contractor_name)}
        </p>
        {isOwn && animal.contractor !== parent.contractor && (
          <Suspense>
            <RemoveYoung young={row} parent={parent} />
          </Suspense>
        )}
      </div>
      <span className="numeral text-display-md">
        {best && <span className="sr-only">{copy.young.line.best(best)}</span>}
        <span aria-hidden="true">{best}</span>
      </span>
      {ride ? (
        <Link
          to={{ search: buildPlaySearch(search, ride.video_id) }}
          aria-label={copy.young.play(getNameOrBrand(animal))}
          className="young-play"
        >
          <Play aria-hidden="true" className="size-4.5 translate-x-px fill-current" />
        </Link>
      ) : (
        <span className="size-11" />
      )}
    </li>
  );
}
