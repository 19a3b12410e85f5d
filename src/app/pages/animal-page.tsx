import Pencil from 'lucide-react/icons/pencil';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { editAnimalPath, paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import { AnimalHeader } from '#src/features/animals/animal-header.tsx';
import { AnimalFallback } from '#src/features/animals/animal-fallback.tsx';
import { isFromAnimalForm } from '#src/features/animals/animal-form-navigation.ts';
import { DrawButton } from '#src/features/draw/draw-button.tsx';
import { FollowButton } from '#src/features/following/follow-button.tsx';
import { UploadLink } from '#src/features/upload/entry/upload-link.tsx';
import { uploadStore } from '#src/features/upload/rides/rides-store.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { AnimalRides } from './animal-rides.tsx';
import { copy } from './copy.ts';

function useIsOwnAnimal(animal: Animal | null | undefined): boolean {
  return useSessionStore(
    (session) =>
      session.status === 'signed-in' &&
      session.selected.id === animal?.contractor &&
      canPublish(session.selected.account_type),
  );
}

/** After the animal's form, one step back would open the form again. */
function useAnimalPageBack(): () => void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const goBack = useGoBack(paths.landing);
  return isFromAnimalForm(state) ? () => void navigate(paths.myRodeo) : goBack;
}

export default function AnimalPage() {
  const { id = '' } = useParams();
  const query = useQuery(animalQuery(id));
  const isOwn = useIsOwnAnimal(query.data);
  const goBack = useAnimalPageBack();
  const animal = query.data;
  if (!animal) {
    return (
      <Page width="profile">
        <AnimalFallback query={query} />
      </Page>
    );
  }
  return (
    <Page width="profile">
      <AnimalHeader
        animal={animal}
        backButton={<BackButton isOverImage onClick={goBack} />}
        actions={isOwn ? <AnimalActions animal={animal} /> : <VisitorActions animal={animal} />}
      />
      <AnimalRides animal={animal} emptyState={<NoRides animal={animal} isOwn={isOwn} />} />
    </Page>
  );
}

function VisitorActions({ animal }: { animal: Animal }) {
  return (
    <div className="ml-auto flex flex-wrap gap-3">
      <DrawButton animal={animal} />
      <FollowButton target={{ kind: 'animal', id: animal.id }} name={getAnimalName(animal)} />
    </div>
  );
}

function AnimalActions({ animal }: { animal: Animal }) {
  return (
    <div className="ml-auto flex flex-wrap gap-3">
      <ButtonLink to={editAnimalPath(animal.id)}>
        <Pencil aria-hidden="true" className="size-4.5" />
        {copy.animal.edit}
      </ButtonLink>
      <AnimalUploadLink animal={animal} />
    </div>
  );
}

function AnimalUploadLink({ animal }: { animal: Animal }) {
  const handleStart = () =>
    uploadStore.dispatch({
      type: 'animal chosen',
      animal: toAnimalTag(animal),
      accountId: animal.contractor,
    });
  return <UploadLink onStart={handleStart} />;
}

function NoRides({ animal, isOwn }: { animal: Animal; isOwn: boolean }) {
  return (
    <StatePanel
      copy={{
        title: copy.animal.noRides.title,
        text: isOwn ? copy.animal.noRides.textForOwner : copy.animal.noRides.text,
      }}
      action={isOwn && <AnimalUploadLink animal={animal} />}
    />
  );
}
