import { useState } from 'react';
import { deleteOwnDocument } from '#src/data/firestore/own-documents.ts';
import { hasVideos } from '#src/data/firestore/videos.ts';
import { animalPicturePath } from '#src/data/storage/file-url.ts';
import { removeFile } from '#src/data/storage/remove-file.ts';
import { animalName, type Animal } from '#src/domain/animal.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Section } from '#src/ui/section.tsx';
import { useShownAnimals } from './use-animal.ts';

/** @returns whether it was removed: an animal that videos name stays */
async function removeAnimal(id: string): Promise<boolean> {
  if (await hasVideos(id)) return false;
  // The picture first: the rules ask the animal whose picture it is.
  await removeFile(animalPicturePath(id));
  await deleteOwnDocument('animals', id);
  return true;
}

/** Removes an animal for good; for its owner alone. */
export function DeleteAnimal({ animal, onRemoved }: { animal: Animal; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const shown = useShownAnimals();
  const remove = async () => {
    try {
      if (!(await removeAnimal(animal.id)))
        return showAlert('error', "You must delete this animal's videos before you can remove the animal.");
      shown.drop(animal);
      showAlert('success', 'The animal was removed.');
      onRemoved();
    } catch (error) {
      const message = messageOf(error);
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
          title={`Delete ${animalName(animal)}?`}
          confirm="Delete"
          cancel="Cancel"
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
