import { useState } from 'react';
import { deleteAnimal } from '#src/data/firestore/animals.ts';
import { animalHasVideos } from '#src/data/firestore/videos.ts';
import { animalPicturePath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Section } from '#src/ui/section.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { removeAnimalFromCache } from '#src/queries/animals.ts';

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
      if (!(await deleteAnimalWithPicture(animal.id)))
        return showAlert('error', "You must delete this animal's videos before you can remove the animal.");
      removeAnimalFromCache(queryClient, animal);
      showAlert('success', 'The animal was removed.');
      onDeleted();
    } catch (error) {
      const message = getErrorMessage(error);
      showAlert('error', message, { title: 'The animal was not removed' });
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <Section title="Delete this animal">
      <p className="text-ink-2">Its page and its picture go with it. An animal that has videos stays.</p>
      <Button className="justify-self-start" onClick={() => setIsConfirming(true)}>
        Delete animal
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Delete ${getAnimalName(animal)}?`}
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={handleConfirm}
          onCancel={() => setIsConfirming(false)}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
