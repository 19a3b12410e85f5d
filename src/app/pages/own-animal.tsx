import Pencil from 'lucide-react/icons/pencil';
import { editAnimalPath } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import { UploadLink } from '#src/features/upload/entry/upload-link.tsx';
import { uploadStore } from '#src/features/upload/rides/rides-store.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** What the owner of an animal can do with it. */
export function AnimalActions({ animal }: { animal: Animal }) {
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

export function AnimalUploadLink({ animal }: { animal: Animal }) {
  const handleStart = () =>
    uploadStore.dispatch({
      type: 'animal chosen',
      animal: toAnimalTag(animal),
      accountId: animal.contractor,
    });
  return <UploadLink onStart={handleStart} />;
}
