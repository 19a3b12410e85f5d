import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { AnimalHeader } from '#src/features/animals/animal-header.tsx';
import { AnimalFallback } from '#src/features/animals/animal-fallback.tsx';
import { isFromAnimalForm } from '#src/features/animals/animal-form-navigation.ts';
import { DrawButton } from '#src/features/draw/draw-button.tsx';
import { FollowButton } from '#src/features/following/follow-button.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { AnimalRides } from './animal-rides.tsx';
import { copy } from './copy.ts';

const importOwnAnimal = () => import('./own-animal.tsx');
const AnimalActions = lazyComponent(importOwnAnimal, 'AnimalActions');
const AnimalUploadLink = lazyComponent(importOwnAnimal, 'AnimalUploadLink');

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
        actions={
          <Suspense>
            {isOwn ? <AnimalActions animal={animal} /> : <VisitorActions animal={animal} />}
          </Suspense>
        }
      />
      <AnimalRides animal={animal} isOwn={isOwn} emptyState={<NoRides animal={animal} isOwn={isOwn} />} />
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

function NoRides({ animal, isOwn }: { animal: Animal; isOwn: boolean }) {
  return (
    <StatePanel
      copy={{
        title: copy.animal.noRides.title,
        text: isOwn ? copy.animal.noRides.textForOwner : copy.animal.noRides.text,
      }}
      action={
        isOwn && (
          <Suspense>
            <AnimalUploadLink animal={animal} />
          </Suspense>
        )
      }
    />
  );
}
