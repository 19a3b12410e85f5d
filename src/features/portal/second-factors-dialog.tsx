import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactor } from '#src/data/auth/second-factors.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { removeSecondFactorMutation, secondFactorsQuery } from '#src/queries/second-factors.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const factorTypeNames: Record<SecondFactor['type'], string> = {
  phone: 'Text message',
  app: 'Authenticator app',
};

const getFactorName = ({ name, type }: SecondFactor) => name || factorTypeNames[type];

export function SecondFactorsDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(removeSecondFactorMutation(useQueryClient()));
  const [factorToRemove, setFactorToRemove] = useState<SecondFactor>();
  const handleClose = () => setFactorToRemove(undefined);
  const handleRemove = async (factor: SecondFactor) => {
    try {
      await mutateAsync(factor.id);
      showAlert('success', `${getFactorName(factor)} is removed. Your logins no longer ask for it.`);
    } catch (error) {
      const reason = getErrorMessage(error);
      showAlert('error', `${getFactorName(factor)} is not removed. ${reason}`);
    }
    handleClose();
  };
  return factorToRemove ? (
    <ConfirmDialog
      title="Remove second factor"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      onConfirm={() => handleRemove(factorToRemove)}
      onCancel={handleClose}
    >
      Are you sure you want to remove {getFactorName(factorToRemove)}? Without it your password alone opens
      your account.
    </ConfirmDialog>
  ) : (
    <Dialog title="Second factors" onDismiss={onClose}>
      <FactorList onRemove={setFactorToRemove} />
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}

function FactorList({ onRemove }: { onRemove: (factor: SecondFactor) => void }) {
  const factors = useQuery(secondFactorsQuery);
  if (factors.isPending) return <Skeleton className="h-19" />;
  if (factors.error)
    return (
      <div role="alert" className="grid gap-4">
        <p className="text-ink-2">Your second factors did not load. {factors.error.message}</p>
        <Button variant="primary" onClick={() => void factors.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (factors.data.length === 0)
    return <p className="text-ink-2">There are none. Your login asks for your password alone.</p>;
  return (
    <ul className="grid gap-2">
      {factors.data.map((factor) => (
        <li key={factor.id} className="flex min-h-19 items-center gap-4 border-b border-line py-3">
          <span className="grid min-w-0 flex-1">
            <span className="font-[650]">{getFactorName(factor)}</span>
            <span className="text-sm text-ink-2">
              {factorTypeNames[factor.type]}
              {factor.phone && ` to ${factor.phone}`}
            </span>
          </span>
          <Button aria-label={`Remove ${getFactorName(factor)}`} onClick={() => onRemove(factor)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
