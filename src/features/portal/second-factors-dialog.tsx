import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactor } from '#src/data/auth/second-factors.ts';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { removeSecondFactorMutation, secondFactorsQuery } from '#src/queries/portal-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';

const factorTypeNames: Record<SecondFactor['type'], string> = {
  phone: copy.factors.phone,
  app: copy.factors.app,
};

const getFactorType = ({ type, phone }: SecondFactor) =>
  phone ? copy.factors.withPhone(factorTypeNames[type], phone) : factorTypeNames[type];

const getFactorName = ({ name, type }: SecondFactor) => name || factorTypeNames[type];

export function SecondFactorsDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(removeSecondFactorMutation(useQueryClient()));
  const [factorToRemove, setFactorToRemove] = useState<SecondFactor>();
  const handleClose = () => setFactorToRemove(undefined);
  const handleRemove = async (factor: SecondFactor) => {
    try {
      await mutateAsync(factor.id);
      showAlert('success', copy.factors.removed(getFactorName(factor)));
    } catch (error) {
      showAlert('error', copy.factors.removeFailed(getFactorName(factor), getErrorMessage(error)));
    }
    handleClose();
  };
  return factorToRemove ? (
    <ConfirmDialog
      copy={{ ...copy.removal, title: copy.removal.title(getFactorName(factorToRemove)) }}
      onConfirm={() => handleRemove(factorToRemove)}
      onCancel={handleClose}
    />
  ) : (
    <Dialog title={copy.verification} onDismiss={onClose}>
      <FactorList onRemove={setFactorToRemove} />
      <Button onClick={onClose}>{copy.factors.close}</Button>
    </Dialog>
  );
}

function FactorList({ onRemove }: { onRemove: (factor: SecondFactor) => void }) {
  const factors = useQuery(secondFactorsQuery);
  if (factors.isPending) return <Skeleton className="h-19" />;
  if (factors.isLoadingError)
    return (
      <div role="alert" className="grid gap-4">
        <p className="text-ink-2">{copy.factors.loadFailed(factors.error.message)}</p>
        <Button variant="primary" onClick={() => void factors.refetch()}>
          {copy.factors.retry}
        </Button>
      </div>
    );
  if (factors.data.length === 0) return <p className="text-ink-2">{copy.factors.none}</p>;
  return (
    <ul ref={keepRowFocus} className="grid gap-2">
      {factors.data.map((factor) => (
        <li key={factor.id} className="flex min-h-19 items-center gap-4 border-b border-line py-3">
          <span className="grid min-w-0 flex-1">
            <span className="font-[650]">{getFactorName(factor)}</span>
            <span className="text-sm text-ink-2">{getFactorType(factor)}</span>
          </span>
          <Button onClick={() => onRemove(factor)}>
            {copy.factors.remove}
            <NameSuffix>{getFactorName(factor)}</NameSuffix>
          </Button>
        </li>
      ))}
    </ul>
  );
}
