import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getNameOrBrand, type Animal } from '#src/domain/animal.ts';
import type { Young } from '#src/domain/offspring.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { removeYoungMutation } from '#src/queries/pedigree-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { TextButton } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

/** What another account says about a parent, the owner of the parent takes back. */
export function RemoveYoung({ young, parent }: { young: Young; parent: Animal }) {
  const { removal } = copy.young;
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutateAsync } = useMutation(removeYoungMutation(useQueryClient()));
  const name = getNameOrBrand(young.animal);
  const handleConfirm = async () => {
    try {
      await mutateAsync(young);
      showAlert('success', removal.done);
    } catch (error) {
      showAlert('error', getErrorMessage(error), { title: removal.failed });
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <>
      <TextButton
        className="relative z-1 justify-self-start text-sm"
        aria-label={copy.young.remove(name)}
        onClick={() => setIsConfirming(true)}
      >
        {removal.confirm}
      </TextButton>
      {isConfirming && (
        <ConfirmDialog
          copy={{
            ...removal,
            title: removal.title(name),
            text: removal.text(name, getNameOrBrand(parent)),
          }}
          onConfirm={handleConfirm}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
