import { Pencil, Upload } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { editAnimalPath, paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import type { Animal } from '#src/domain/animal.ts';
import { AnimalHeader } from '#src/features/animals/animal-header.tsx';
import { AnimalFallback } from '#src/features/animals/animal-fallback.tsx';
import { isFromAnimalForm } from '#src/features/animals/animal-form-navigation.ts';
import { useAnimal } from '#src/features/animals/use-animal.ts';
import { dispatchUpload } from '#src/features/upload/upload-store.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { FilterableVideos } from './filterable-videos.tsx';

/** Whether the animal belongs to the account acted for, and that account is of a kind that has animals. */
function useIsOwnAnimal(animal: Animal | null | undefined): boolean {
  return useSessionStore(
    (session) =>
      session.status === 'signed-in' &&
      session.selected.id === animal?.contractor &&
      canPublish(session.selected.account_type),
  );
}

/** One page back, or to My Rodeo when the page before was the animal's form. */
function useAnimalPageBack(): () => void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const back = useGoBack(paths.landing);
  return isFromAnimalForm(state) ? () => void navigate(paths.myRodeo) : back;
}

/** An animal and its videos, for everybody. */
export default function AnimalPage() {
  const { id = '' } = useParams();
  const source = useAnimal(id);
  const ours = useIsOwnAnimal(source.data);
  const back = useAnimalPageBack();
  const animal = source.data;
  if (!animal) {
    return (
      <Page width="profile">
        <AnimalFallback source={source} />
      </Page>
    );
  }
  return (
    <Page width="profile">
      <AnimalHeader
        animal={animal}
        back={<BackButton isOverImage onClick={back} />}
        actions={ours && <AnimalActions animal={animal} />}
      />
      <FilterableVideos
        key={id}
        filter={{ kind: 'of-animal', animalId: id }}
        emptyState={<NoRides animal={animal} ours={ours} />}
      />
    </Page>
  );
}

function AnimalActions({ animal }: { animal: Animal }) {
  return (
    <div className="ml-auto flex flex-wrap gap-3">
      <ButtonLink to={editAnimalPath(animal.id)}>
        <Pencil aria-hidden="true" className="size-4.5" />
        Edit
      </ButtonLink>
      <UploadLink animal={animal} />
    </div>
  );
}

/** Leads to the upload, with the animal chosen. */
function UploadLink({ animal }: { animal: Animal }) {
  const choose = () =>
    dispatchUpload({ type: 'animal chosen', animalId: animal.id, accountId: animal.contractor });
  return (
    <ButtonLink variant="primary" to={paths.upload} onClick={choose}>
      <Upload aria-hidden="true" className="size-5" />
      Upload video
    </ButtonLink>
  );
}

function NoRides({ animal, ours }: { animal: Animal; ours: boolean }) {
  return (
    <StatePanel variant="empty" title="No rides yet" action={ours && <UploadLink animal={animal} />}>
      {ours ? 'Film a ride, trim it here and publish it.' : 'Nobody has published a ride of this animal yet.'}
    </StatePanel>
  );
}
