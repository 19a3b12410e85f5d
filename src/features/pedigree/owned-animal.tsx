import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { animalPath, paths } from '#src/config/paths.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

/** The animal of the address, if it is of the account. */
export function OwnedAnimal({ children }: { children: (animal: Animal) => ReactNode }) {
  const { id = '' } = useParams();
  const { selected } = useAccount();
  const query = useQuery(animalQuery(id));
  const animal = query.data;
  if (!animal)
    return (
      <QueryFallback
        isFullPage
        query={query}
        copy={copy}
        action={<ButtonLink to={paths.search}>{copy.notFound.search}</ButtonLink>}
      >
        <Skeleton className="h-14 w-2/3" />
      </QueryFallback>
    );
  if (animal.contractor !== selected.id)
    return (
      <StatePanel
        copy={{
          title: copy.notYours.title,
          text: copy.notYours.text(animal.contractor_name || copy.notYours.unknownOwner),
        }}
        isFullPage
        variant="error"
        action={<ButtonLink to={animalPath(id)}>{copy.notYours.open(getAnimalName(animal))}</ButtonLink>}
      />
    );
  return children(animal);
}
