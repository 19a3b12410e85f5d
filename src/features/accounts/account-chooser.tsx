import { useState, type ReactNode, type SubmitEvent } from 'react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { selectAccount } from '#src/session/select-account.ts';
import { AccountChoiceSkeleton } from '#src/ui/account-choice-skeleton.tsx';
import { AccountChoice, type AccountEntry } from '#src/ui/account-choice.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { useAccounts } from './use-accounts.ts';

interface AccountChooserProps {
  own: User;
  /** The id of the account acted for until now. */
  selected: string;
  /** Called once the choice is stored and the session acts for it. */
  onChosen?: () => void;
  /** Another way on, beside Continue. */
  children: ReactNode;
}

const entryOf = (account: User): AccountEntry => ({
  id: account.id,
  name: displayName(account),
  email: account.email,
  photo: userPhotoUrl(account),
  accountType: account.account_type,
  isVerified: account.isVerified,
});

/** Asks for whom a person acts. */
export function AccountChooser({ own, selected, onChosen, children }: AccountChooserProps) {
  const { data: accounts, isError, error, isFetching, refetch } = useAccounts(own);
  const [picked, setPicked] = useState(selected);
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
      const reason = messageOf(failure);
      setProblem(`Your choice was not saved. ${reason}`);
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-6" onSubmit={(event) => void choose(event)}>
      {accounts && <AccountChoice accounts={accounts.map(entryOf)} value={chosen.id} onChange={setPicked} />}
      {!accounts && !isError && <AccountChoiceSkeleton />}
      {!accounts && isError && <FieldError>Your accounts did not load. {error.message}</FieldError>}
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex gap-3">
        {children}
        {accounts || !isError ? (
          <Button type="submit" look="primary" className="flex-1" disabled={!accounts || busy}>
            Continue
          </Button>
        ) : (
          <Button look="primary" className="flex-1" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </div>
    </form>
  );
}
