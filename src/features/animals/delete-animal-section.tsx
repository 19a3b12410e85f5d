import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { deleteAnimalMutation } from '#src/queries/animal-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';

export function DeleteAnimalSection({ animal, onDeleted }: { animal: Animal; onDeleted: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutateAsync } = useMutation(deleteAnimalMutation(useQueryClient()));
  const handleConfirm = async () => {
    try {
      if (!(await mutateAsync(animal))) return showAlert('error', copy.deletion.hasVideos);
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
          copy={{
            ...copy.deletion,
            title: copy.deletion.question(getAnimalName(animal)),
            text: copy.deletion.warning,
          }}
          onConfirm={handleConfirm}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Section>
  );
}
