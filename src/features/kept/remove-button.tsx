import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptSet } from '#src/domain/kept-set.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { removeKept } from '#src/queries/kept-ride-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';

interface RemoveButtonProps {
  set: KeptSet;
  onRemoved?: () => void;
}

export function RemoveButton({ set, onRemoved }: RemoveButtonProps) {
  const client = useQueryClient();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    try {
      await removeKept(client, set);
      showAlert('success', copy.removed);
      onRemoved?.();
    } catch (error) {
      setIsRemoving(false);
      showAlert('error', getErrorMessage(error));
    }
  };
  return (
    <Button disabled={isRemoving} onClick={() => void remove()}>
      {copy.remove}
      <NameSuffix>{copy.what(set.title)}</NameSuffix>
    </Button>
  );
}
