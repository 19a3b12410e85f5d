import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { animalPath, forUploadParameter, paths } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { AnimalForm } from '#src/features/animals/animal-form.tsx';
import { fromAnimalForm } from '#src/features/animals/animal-form-navigation.ts';
import { dispatchUpload } from '#src/features/upload/job/upload-store.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { useProfile } from '#src/features/profile/use-profile.ts';

function useHandleAnimalSaved(forUpload: string | null): (animal: Animal) => void {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBackToUpload = useGoBack(paths.upload);
  return (animal) => {
    if (forUpload !== null) {
      dispatchUpload({ type: 'animal chosen', animal: toAnimalTag(animal), accountId: animal.contractor });
      goBackToUpload();
    } else if (selected.id !== own.id && key !== 'default') void navigate(-1);
    else void navigate(animalPath(animal.id), { replace: true, state: fromAnimalForm });
  };
}

export default function NewAnimalPage() {
  const { own, selected } = useAccount();
  const [query] = useSearchParams();
  const forUpload = query.get(forUploadParameter);
  const { user: owner, isPending, errorMessage, retry } = useProfile(forUpload ?? selected.id);
  const handleSaved = useHandleAnimalSaved(forUpload);
  const goBack = useGoBack(forUpload === null ? paths.myRodeo : paths.upload);
  return (
    <Page width="upload">
      <PageHeader title={copy.newAnimal.title} leading={<BackButton onClick={goBack} />} />
      {owner && owner.id !== own.id && (
        <p className="text-ink-2">{copy.newAnimal.actingFor(getDisplayName(owner))}</p>
      )}
      {owner ? (
        <AnimalForm key={owner.id} owner={owner} onSaved={handleSaved} />
      ) : isPending ? (
        <Skeleton className="h-80" />
      ) : (
        <LoadError title={copy.newAnimal.loadError} onRetry={retry}>
          {errorMessage ?? copy.newAnimal.unavailable}
        </LoadError>
      )}
    </Page>
  );
}
