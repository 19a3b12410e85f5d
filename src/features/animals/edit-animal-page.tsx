import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { animalPath, paths } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { copy } from './copy.ts';
import { AnimalForm } from './animal-form.tsx';
import { AnimalFallback } from './animal-fallback.tsx';
import { DeleteAnimalSection } from './delete-animal-section.tsx';
import { fromAnimalForm } from './animal-form-navigation.ts';

export default function EditAnimalPage() {
  const { id = '' } = useParams();
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.myRodeo);
  const query = useQuery(animalQuery(id));
  const [isDeleted, setIsDeleted] = useState(false);
  const animal = query.data;
  if (isDeleted) return <Navigate to={paths.myRodeo} replace />;
  if (!animal) {
    return (
      <Page width="upload">
        <AnimalFallback query={query} />
      </Page>
    );
  }
  if (animal.contractor !== selected.id) {
    return (
      <Page width="upload">
        <StatePanel
          copy={{
            title: copy.notYours.title,
            text: copy.notYours.text(animal.contractor_name || copy.notYours.unknownOwner),
          }}
          isFullPage
          variant="error"
          action={<ButtonLink to={animalPath(id)}>{copy.notYours.open(getAnimalName(animal))}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page width="upload">
      <PageHeader title={copy.form.editTitle} leading={<BackButton onClick={goBack} />} />
      <AnimalForm
        key={id}
        owner={selected}
        animal={animal}
        onSaved={() => void navigate(animalPath(id), { replace: true, state: fromAnimalForm })}
      />
      {animal.contractor === own.id && (
        <div className="mt-4">
          <DeleteAnimalSection animal={animal} onDeleted={() => setIsDeleted(true)} />
        </div>
      )}
    </Page>
  );
}
