import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { animalPath, paths } from '#src/config/paths.ts';
import { animalName } from '#src/domain/animal.ts';
import { useBack } from '#src/lib/use-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHead } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { AnimalForm } from './animal-form.tsx';
import { AnimalMissing } from './animal-missing.tsx';
import { DeleteAnimal } from './delete-animal.tsx';
import { fromForm } from './from-form.ts';
import { useAnimal } from './use-animal.ts';

/** An animal of the account acted for. */
export default function EditAnimalPage() {
  const { id = '' } = useParams();
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const back = useBack(paths.myRodeo);
  const source = useAnimal(id);
  const [removed, setRemoved] = useState(false);
  const animal = source.data;
  if (removed) return <Navigate to={paths.myRodeo} replace />;
  if (!animal) {
    return (
      <Page width="upload">
        <AnimalMissing source={source} />
      </Page>
    );
  }
  if (animal.contractor !== selected.id) {
    return (
      <Page width="upload">
        <StatePanel
          wholePage
          kind="error"
          title="Not your animal"
          action={<ButtonLink to={animalPath(id)}>To {animalName(animal)}</ButtonLink>}
        >
          It belongs to {animal.contractor_name || 'another account'}. Only who acts for that account can
          change it.
        </StatePanel>
      </Page>
    );
  }
  return (
    <Page width="upload">
      <PageHead title="Edit Animal" before={<BackButton onClick={back} />} />
      <AnimalForm
        key={id}
        owner={selected}
        animal={animal}
        onSaved={() => void navigate(animalPath(id), { replace: true, state: fromForm })}
      />
      {animal.contractor === own.id && (
        <div className="mt-4">
          <DeleteAnimal animal={animal} onRemoved={() => setRemoved(true)} />
        </div>
      )}
    </Page>
  );
}
