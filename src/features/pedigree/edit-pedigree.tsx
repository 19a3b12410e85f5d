import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { animalPath } from '#src/config/paths.ts';
import { ancestorsQuery } from '#src/queries/pedigree-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Animal } from '#src/domain/animal.ts';
import { copy } from './copy.ts';
import { PedigreeForm } from './pedigree-form.tsx';

export function EditPedigree({ animal }: { animal: Animal }) {
  const navigate = useNavigate();
  const goBack = useGoBack(animalPath(animal.id));
  // Every visit starts from what is stored.
  const query = useQuery({ ...ancestorsQuery(animal.id), refetchOnMount: 'always' });
  const handleSaved = () => {
    showAlert('success', copy.form.saved);
    void navigate(animalPath(animal.id), { replace: true });
  };
  return (
    <>
      <PageHeader title={copy.edit} leading={<BackButton onClick={goBack} />} />
      <p className="text-ink-2">{copy.form.intro}</p>
      {query.data && (query.isFetchedAfterMount || !query.isFetching) ? (
        <PedigreeForm animal={animal} ancestors={query.data} onSaved={handleSaved} />
      ) : (
        <QueryFallback query={query} copy={copy}>
          <Skeleton className="h-40 w-full" />
        </QueryFallback>
      )}
    </>
  );
}
