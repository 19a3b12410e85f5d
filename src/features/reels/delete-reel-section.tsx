import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reel } from '#src/domain/reel.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { deleteReelMutation } from '#src/queries/reel-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';
import { copy as resultsCopy } from './results/copy.ts';

interface DeleteReelSectionProps {
  reel: Reel;
  /** The session user. */
  actor: User;
  onDeleted: () => void;
}

export function DeleteReelSection({ reel, actor, onDeleted }: DeleteReelSectionProps) {
  const deletion = { ...copy.deletion, ...(reel.is_result_list && resultsCopy.deletion) };
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutateAsync } = useMutation(deleteReelMutation(useQueryClient()));
  const handleConfirm = async () => {
    try {
      await mutateAsync({ id: reel.id, actor });
      showAlert('success', deletion.done);
      onDeleted();
    } catch (error) {
      showAlert('error', getErrorMessage(error), { title: deletion.failed });
      setIsConfirming(false);
    }
  };
  return (
    <Section title={deletion.title}>
      <p className="text-ink-2">{deletion.text}</p>
      <Button className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {deletion.open}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          copy={{ ...deletion, title: deletion.question(reel.title), text: deletion.warning }}
          onConfirm={handleConfirm}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Section>
  );
}
