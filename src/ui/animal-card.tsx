import { Link, type To } from 'react-router-dom';
import type { Animal } from '#src/domain/animal.ts';
import { AnimalPicture } from './animal-picture.tsx';
import { Skeleton } from './skeleton.tsx';
import { Brand } from './brand.tsx';
import { FactLink } from './fact-list.tsx';
import { Tag } from './tag.tsx';

interface AnimalCardProps {
  animal: Pick<Animal, 'animal_type' | 'brand' | 'picture_url'>;
  name: string;
  typeName: string;
  to: To;
  owner?: { name: string; to: To };
}

export function AnimalCard({ animal, name, typeName, to, owner }: AnimalCardProps) {
  return (
    <article className="relative grid min-w-0 content-start gap-3">
      <div className="relative aspect-[4/3] overflow-hidden rounded-md bg-sunken">
        <AnimalPicture src={animal.picture_url} type={animal.animal_type} />
        {animal.brand && (
          <span className="absolute bottom-3 left-3">
            <Brand>{animal.brand}</Brand>
          </span>
        )}
      </div>
      <div className="grid justify-items-start gap-2">
        <Tag>{typeName}</Tag>
        <h3 className="display max-w-full text-display-sm wrap-anywhere">
          <Link
            to={to}
            className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-2"
          >
            {name}
          </Link>
        </h3>
        {owner?.name && (
          <p className="z-1 text-md text-ink-2">
            <FactLink to={owner.to}>{owner.name}</FactLink>
          </p>
        )}
      </div>
    </article>
  );
}

export function AnimalCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid content-start gap-3">
      <Skeleton className="aspect-[4/3] rounded-md" />
      <Skeleton className="h-6 w-16" />
      <Skeleton className="h-6 w-2/3" />
    </div>
  );
}
