import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { animalPath, forUploadParameter, paths } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { displayName } from '#src/domain/user.ts';
import { AnimalForm } from '#src/features/animals/animal-form.tsx';
import { fromForm } from '#src/features/animals/from-form.ts';
import { dispatchUpload } from '#src/features/upload/upload-store.ts';
import { useBack } from '#src/lib/use-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Bone } from '#src/ui/bone.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { Page, PageHead } from '#src/ui/page.tsx';
import { useProfile } from './use-profile.ts';

/** Where somebody goes on who has added an animal: to where they came from for it, or to its page. */
function useWayOn(forUpload: string | null): (animal: Animal) => void {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const { key } = useLocation();
  const backToUpload = useBack(paths.upload);
  return (animal) => {
    if (forUpload !== null) {
      dispatchUpload({ type: 'animal chosen', animalId: animal.id, accountId: animal.contractor });
      backToUpload();
    } else if (selected.id !== own.id && key !== 'default') void navigate(-1);
    else void navigate(animalPath(animal.id), { replace: true, state: fromForm });
  };
}

export default function NewAnimalPage() {
  const { own, selected } = useAccount();
  const [query] = useSearchParams();
  const forUpload = query.get(forUploadParameter);
  // The account that an upload is for, else the one acted for.
  const { user: owner, isPending, failure, retry } = useProfile(forUpload ?? selected.id);
  const goOn = useWayOn(forUpload);
  const back = useBack(forUpload === null ? paths.myRodeo : paths.upload);
  return (
    <Page width="upload">
      <PageHead title="New Animal" before={<BackButton onClick={back} />} />
      {owner && owner.id !== own.id && (
        <p className="text-ink-2">You are adding an animal of {displayName(owner)}.</p>
      )}
      {owner ? (
        <AnimalForm key={owner.id} owner={owner} onSaved={goOn} />
      ) : isPending ? (
        <Bone className="h-80" />
      ) : (
        <LoadingFailed title="The account did not load" onRetry={retry}>
          {failure ?? 'There is no such account.'}
        </LoadingFailed>
      )}
    </Page>
  );
}
