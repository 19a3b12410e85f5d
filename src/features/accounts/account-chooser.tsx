import { useState, type ReactNode, type SubmitEvent } from 'react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { selectAccount } from '#src/session/select-account.ts';
import { AccountRadioGroupSkeleton } from '#src/ui/account-radio-group-skeleton.tsx';
import { AccountRadioGroup, type AccountOption } from '#src/ui/account-radio-group.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { useAccessibleAccounts } from './use-accessible-accounts.ts';

interface AccountChooserProps {
  own: User;
  /** The id of the account acted for until now. */
  selectedId: string;
  /** Called once the choice is stored and the session acts for it. */
  onChosen?: () => void;
  /** Another way on, beside Continue. */
  children: ReactNode;
}

const toAccountOption = (account: User): AccountOption => ({
  id: account.id,
  name: getDisplayName(account),
  email: account.email,
  photoUrl: userPhotoUrl(account),
  accountType: account.account_type,
  isVerified: account.isVerified,
});

/** Asks for whom a person acts. */
export function AccountChooser({ own, selectedId, onChosen, children }: AccountChooserProps) {
  const { data: accounts, isError, error, isFetching, refetch } = useAccessibleAccounts(own);
  const [picked, setPicked] = useState(selectedId);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What was picked may be gone by now; the own account never is.
  const chosen = accounts?.find(({ id }) => id === picked) ?? own;

  const choose = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await selectAccount(chosen);
      onChosen?.();
    } catch (failure) {
      const reason = getErrorMessage(failure);
      setProblem(`Your choice was not saved. ${reason}`);
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-6" onSubmit={(event) => void choose(event)}>
      {accounts && (
        <AccountRadioGroup accounts={accounts.map(toAccountOption)} value={chosen.id} onChange={setPicked} />
      )}
      {!accounts && !isError && <AccountRadioGroupSkeleton />}
      {!accounts && isError && <FieldError>Your accounts did not load. {error.message}</FieldError>}
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex gap-3">
        {children}
        {accounts || !isError ? (
          <Button type="submit" variant="primary" className="flex-1" disabled={!accounts || busy}>
            Continue
          </Button>
        ) : (
          <Button variant="primary" className="flex-1" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </div>
    </form>
  );
}
