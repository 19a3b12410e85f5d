import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { DataError } from '#src/data/data-error.ts';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { useAccessibleAccounts } from '#src/queries/access-queries.ts';
import { accountQuery, emailQuery } from '#src/queries/user-queries.ts';
import { selectAccount } from '#src/session/select-account.ts';
import { AccountRadioGroupSkeleton } from '#src/ui/account-radio-group-skeleton.tsx';
import { AccountRadio, AccountRadioGroup } from '#src/ui/account-radio-group.tsx';
import { Button } from '#src/ui/button.tsx';
import { DialogButtons } from '#src/ui/dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import { getSelectedAccountId } from '#src/domain/access.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';

interface AccountChooserProps {
  own: User;
  selectedId: string;
  onChosen?: () => void;
  children: ReactNode;
}

interface AccountChoiceProps {
  account: User;
  isChecked: boolean;
  onChoose: () => void;
}

function AccountChoice({ account, ...choice }: AccountChoiceProps) {
  const row = useRef<HTMLLabelElement>(null);
  const isNear = useIsNearScreen(row);
  const { data: email = account.email } = useQuery({
    ...emailQuery(account),
    enabled: isNear && account.email === '',
  });
  return (
    <AccountRadio
      ref={row}
      name={getDisplayName(account)}
      email={email}
      photoUrls={smallUserPhotoUrls(account)}
      accountType={account.account_type}
      isVerified={account.isVerified}
      {...choice}
    />
  );
}

export function AccountChooser({ own, selectedId, onChosen, children }: AccountChooserProps) {
  const { accounts, error, isFetching, refetch } = useAccessibleAccounts(own, { staleTime: 0 });
  const client = useQueryClient();
  const [pickedId, setPickedId] = useState(selectedId);
  const [errorMessage, setErrorMessage] = useState<string>();
  // Access to the picked account may have been removed since.
  const pickedAccount = accounts?.find(({ id }) => id === pickedId) ?? own;

  const [isBusy, handleSubmit] = useBusy(async (event: SubmitEvent) => {
    event.preventDefault();
    setErrorMessage(undefined);
    try {
      // With the contact, which forms begin with.
      const account =
        pickedAccount.id === own.id
          ? own
          : await client.fetchQuery({ ...accountQuery(pickedId), staleTime: 0 });
      if (!account) throw new DataError('not-allowed');
      await selectAccount(account);
      onChosen?.();
    } catch (thrown) {
      setErrorMessage(copy.saveFailed(getErrorMessage(thrown)));
      refetch();
    }
  });
  return (
    <form className="grid gap-6" onSubmit={(event) => void handleSubmit(event)}>
      {accounts && (
        <AccountRadioGroup checkedIndex={accounts.indexOf(pickedAccount)}>
          {accounts.map((account) => (
            <AccountChoice
              key={account.id}
              account={account}
              isChecked={account.id === pickedAccount.id}
              onChoose={() => setPickedId(account.id)}
            />
          ))}
        </AccountRadioGroup>
      )}
      {!accounts && !error && <AccountRadioGroupSkeleton />}
      {!accounts && error && <FieldError>{copy.loadFailed(error.message)}</FieldError>}
      {errorMessage && <FieldError>{errorMessage}</FieldError>}
      <DialogButtons>
        {children}
        {accounts || !error ? (
          <Button type="submit" variant="primary" disabled={!accounts || isBusy}>
            {copy.continue}
          </Button>
        ) : (
          <Button variant="primary" disabled={isFetching} onClick={() => refetch()}>
            {copy.retry}
          </Button>
        )}
      </DialogButtons>
    </form>
  );
}

export function AccountStep() {
  const session = useSessionStore();
  if (session.status !== 'choosing-account') return null;
  const { own } = session;
  return (
    <QueryProvider>
      <AccountChooser own={own} selectedId={getSelectedAccountId(own)}>
        <Button onClick={() => void logOutWithAlert()}>{copy.logOut}</Button>
      </AccountChooser>
    </QueryProvider>
  );
}
