import { Link } from 'react-router-dom';
import { animalPath } from '#src/config/paths.ts';
import { animalName } from '#src/domain/animal.ts';
import type { FoundAnimal } from '#src/domain/search.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import { Brand } from '#src/ui/brand.tsx';
import { Tag } from '#src/ui/tag.tsx';

/** An animal that was found; all of it leads to the animal's page. */
export function AnimalCard({ animal }: { animal: FoundAnimal }) {
  return (
    <article className="relative grid min-w-0 content-start gap-3">
      <div className="relative aspect-video overflow-hidden rounded-md bg-sunk">
        <AnimalPicture src={animal.picture_url} type={animal.animal_type} />
        {animal.brand && (
          <span className="absolute bottom-3 left-3">
            <Brand>{animal.brand}</Brand>
          </span>
        )}
      </div>
      <div className="grid justify-items-start gap-2">
        <Tag>{animal.animal_type}</Tag>
        <h3 className="display max-w-full text-display-sm wrap-anywhere">
          <Link
            to={animalPath(animal.id)}
            className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-2"
          >
            {animalName(animal)}
          </Link>
        </h3>
        {animal.contractor_name && <p className="text-sm text-ink-2">{animal.contractor_name}</p>}
      </div>
    </article>
  );
}
