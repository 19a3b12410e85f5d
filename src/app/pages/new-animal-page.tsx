import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { animalPath, forUploadParameter, paths } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { AnimalForm } from '#src/features/animals/animal-form.tsx';
import { fromAnimalForm } from '#src/features/animals/animal-form-navigation.ts';
import { nightStore, uploadStore } from '#src/features/upload/rides/rides-store.ts';
import { getNightRide } from '#src/features/upload/details/animal-for-night.ts';
import { reportError } from '#src/lib/log.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { useProfile } from '#src/features/profile/use-profile.ts';

function useHandleAnimalSaved(query: URLSearchParams, goBack: () => void): (animal: Animal) => void {
  const { user, own, selected } = useAccount();
  const navigate = useNavigate();
  const { key } = useLocation();
  const forUpload = query.get(forUploadParameter);
  const nightRide = getNightRide(query);
  return (animal) => {
    if (nightRide !== null) {
      const owner = { userId: user.id, accountId: selected.id };
      void chooseInNight(owner, nightRide, animal).then(goBack);
    } else if (forUpload !== null) {
      uploadStore.dispatch({
        type: 'animal chosen',
        animal: toAnimalTag(animal),
        accountId: animal.contractor,
      });
      goBack();
    } else if (selected.id !== own.id && key !== 'default') void navigate(-1);
    else void navigate(animalPath(animal.id), { replace: true, state: fromAnimalForm });
  };
}

const chooseInNight = (owner: DraftOwner, rideId: string, animal: Animal) =>
  import('#src/features/upload/rides/rides-session.ts')
    .then(({ chooseAddedAnimal }) => chooseAddedAnimal(nightStore, owner, rideId, toAnimalTag(animal)))
    .catch(reportError);

export default function NewAnimalPage() {
  const { own, selected } = useAccount();
  const [query] = useSearchParams();
  const forUpload = query.get(forUploadParameter);
  const { user: owner, query: ownerQuery } = useProfile(forUpload ?? selected.id);
  const upload = getNightRide(query) === null ? paths.upload : paths.uploadNight;
  const goBack = useGoBack(forUpload === null ? paths.myRodeo : upload);
  const handleSaved = useHandleAnimalSaved(query, goBack);
  return (
    <Page width="upload">
      <PageHeader title={copy.newAnimal.title} leading={<BackButton onClick={goBack} />} />
      {owner && owner.id !== own.id && (
        <p className="text-ink-2">{copy.newAnimal.actingFor(getDisplayName(owner))}</p>
      )}
      {owner ? (
        <AnimalForm key={owner.id} owner={owner} onSaved={handleSaved} />
      ) : ownerQuery.isPending ? (
        <Skeleton className="h-80" />
      ) : (
        <LoadError
          title={copy.newAnimal.loadError}
          text={ownerQuery.error?.message ?? copy.newAnimal.unavailable}
          onRetry={() => void ownerQuery.refetch()}
        />
      )}
    </Page>
  );
}
