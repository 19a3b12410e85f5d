import { animalName, type AnimalType } from '#src/domain/animal.ts';
import type { FoundAnimal } from '#src/domain/search.ts';
import horse from '#src/ui/art/animal-horse.svg';
import { Brand } from '#src/ui/brand.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Tag } from '#src/ui/tag.tsx';
import bull from './art/animal-bull.svg';
import calf from './art/calf.svg';

/** What stands in for an animal without a picture. */
const drawings: Record<AnimalType, string> = { bull, horse, steer: bull, calf };

/** An animal that was found. */
export function AnimalCard({ animal }: { animal: FoundAnimal }) {
  return (
    <article className="grid min-w-0 content-start gap-3">
      <div className="relative aspect-video overflow-hidden rounded-md bg-sunk">
        <Picture
          src={animal.picture_url}
          fallback={drawings[animal.animal_type]}
          loading="lazy"
          className="size-full object-cover"
        />
        {animal.brand && (
          <span className="absolute bottom-3 left-3">
            <Brand>{animal.brand}</Brand>
          </span>
        )}
      </div>
      <div className="grid justify-items-start gap-2">
        <Tag>{animal.animal_type}</Tag>
        <h3 className="display text-display-sm">{animalName(animal)}</h3>
        {animal.contractor_name && <p className="text-sm text-ink-2">{animal.contractor_name}</p>}
      </div>
    </article>
  );
}
