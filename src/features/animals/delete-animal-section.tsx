import { useState } from 'react';
import { deleteOwnedDocument } from '#src/data/firestore/owned-documents.ts';
import { animalHasVideos } from '#src/data/firestore/videos.ts';
import { animalPicturePath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Section } from '#src/ui/section.tsx';
import { useAnimalCache } from './use-animal.ts';

/** @returns whether it was removed: an animal that videos name stays */
async function deleteAnimal(id: string): Promise<boolean> {
  if (await animalHasVideos(id)) return false;
  // The picture first: the rules ask the animal whose picture it is.
  await deleteFile(animalPicturePath(id));
  await deleteOwnedDocument('animals', id);
  return true;
}

/** Removes an animal for good; for its owner alone. */
export function DeleteAnimalSection({ animal, onRemoved }: { animal: Animal; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const shown = useAnimalCache();
  const remove = async () => {
    try {
      if (!(await deleteAnimal(animal.id)))
        return showAlert('error', "You must delete this animal's videos before you can remove the animal.");
      shown.drop(animal);
      showAlert('success', 'The animal was removed.');
      onRemoved();
    } catch (error) {
      const message = getErrorMessage(error);
      showAlert('error', message, { title: 'The animal was not removed' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Section title="Delete this animal">
      <p className="text-ink-2">Its page and its picture go with it. An animal that has videos stays.</p>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        Delete animal
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Delete ${getAnimalName(animal)}?`}
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
