import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchSecondFactors, removeSecondFactor, type SecondFactor } from '#src/data/auth/second-factors.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const queryKey = ['second factors'];

const factorTypeNames: Record<SecondFactor['type'], string> = {
  phone: 'Text message',
  app: 'Authenticator app',
};

const getFactorName = ({ name, type }: SecondFactor) => name || factorTypeNames[type];

/** What the login asks for besides the password, and the way to be rid of it. */
export function SecondFactorsDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [removing, setRemoving] = useState<SecondFactor>();
  const close = () => setRemoving(undefined);
  const remove = async (factor: SecondFactor) => {
    try {
      await removeSecondFactor(factor.id);
      await queries.invalidateQueries({ queryKey });
      showAlert('success', `${getFactorName(factor)} is removed. Your logins no longer ask for it.`);
    } catch (error) {
      const reason = getErrorMessage(error);
      showAlert('error', `${getFactorName(factor)} is not removed. ${reason}`);
    }
    close();
  };
  return removing ? (
    <ConfirmDialog
      title="Remove second factor"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      onConfirm={() => remove(removing)}
      onCancel={close}
    >
      Are you sure you want to remove {getFactorName(removing)}? Without it your password alone opens your
      account.
    </ConfirmDialog>
  ) : (
    <Dialog title="Second factors" onDismiss={onClose}>
      <FactorList onRemove={setRemoving} />
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}

function FactorList({ onRemove }: { onRemove: (factor: SecondFactor) => void }) {
  const factors = useQuery({ queryKey, queryFn: fetchSecondFactors });
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
