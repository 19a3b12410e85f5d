import { useState } from 'react';
import { deleteAnimal } from '#src/data/firestore-lite/animals.ts';
import { animalHasVideos } from '#src/data/firestore-lite/videos.ts';
import { animalPicturePath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Section } from '#src/ui/section.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { removeAnimalFromCache } from '#src/queries/animal-queries.ts';
import { copy } from './copy.ts';

/** Resolves to false for an animal that has videos, which is kept. */
async function deleteAnimalWithPicture(id: string): Promise<boolean> {
  if (await animalHasVideos(id)) return false;
  // The picture first: the storage rules read its owner from the animal.
  await deleteFile(animalPicturePath(id));
  await deleteAnimal(id);
  return true;
}

export function DeleteAnimalSection({ animal, onDeleted }: { animal: Animal; onDeleted: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const queryClient = useQueryClient();
  const handleConfirm = async () => {
    try {
      if (!(await deleteAnimalWithPicture(animal.id))) return showAlert('error', copy.deletion.hasVideos);
      removeAnimalFromCache(queryClient, animal);
      showAlert('success', copy.deletion.done);
      onDeleted();
    } catch (error) {
      const message = getErrorMessage(error);
      showAlert('error', message, { title: copy.deletion.failed });
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <Section title={copy.deletion.title}>
      <p className="text-ink-2">{copy.deletion.text}</p>
      <Button className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {copy.deletion.open}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={copy.deletion.question(getAnimalName(animal))}
          confirmLabel={copy.deletion.confirm}
          cancelLabel={copy.deletion.cancel}
          onConfirm={handleConfirm}
          onCancel={() => setIsConfirming(false)}
        >
          {copy.deletion.warning}
        </ConfirmDialog>
      )}
    </Section>
  );
}
