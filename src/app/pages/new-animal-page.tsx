import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { animalPath, forUploadParameter, paths } from '#src/config/paths.ts';
import { fetchUser } from '#src/data/firestore/users.ts';
import type { Animal } from '#src/domain/animal.ts';
import { displayName } from '#src/domain/user.ts';
import { AnimalForm } from '#src/features/animals/animal-form.tsx';
import { fromForm } from '#src/features/animals/from-form.ts';
import { dispatchUpload } from '#src/features/upload/upload-store.ts';
import { useBack } from '#src/lib/use-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Bone } from '#src/ui/bone.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHead } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Whose the animal is going to be: the account that an upload is for, else the one acted for. */
function useOwner(forUpload: string | null) {
  const { selected } = useAccount();
  const wanted = forUpload ?? selected.id;
  const other = useQuery({
    queryKey: ['profile', wanted],
    queryFn: async () => (await fetchUser(wanted)) ?? null,
    enabled: wanted !== selected.id,
  });
  return { owner: wanted === selected.id ? selected : other.data, retry: () => void other.refetch(), other };
}

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
  const { own } = useAccount();
  const [query] = useSearchParams();
  const forUpload = query.get(forUploadParameter);
  const { owner, other, retry } = useOwner(forUpload);
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
      ) : other.isPending ? (
        <Bone className="h-80" />
      ) : (
        <StatePanel
          kind="error"
          title="The account did not load"
          action={<Button onClick={retry}>Try again</Button>}
        >
          {other.error?.message ?? 'There is no such account.'}
        </StatePanel>
      )}
    </Page>
  );
}
