import { getDisplayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SettingsHeader } from '../settings-header.tsx';
import { copy } from './copy.ts';
import { BlockedAccountsSection } from './blocked-accounts-section.tsx';
import { ChangeEmailSection } from './change-email-section.tsx';
import { ChangeTypeSection } from './change-type-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { DownloadDataSection } from './download-data-section.tsx';
import { SignOutEverywhereSection } from './sign-out-everywhere-section.tsx';

export default function AccountPage() {
  const { user, own, selected } = useAccount();
  return (
    <>
      <SettingsHeader title={copy.title} />
      {selected.id !== own.id && (
        <p className="rounded-md bg-denim-wash px-4 py-3 text-sm">
          {copy.acting(getDisplayName(selected), getDisplayName(own))}
        </p>
      )}
      <div className="grid gap-12">
        <ChangeTypeSection own={own} />
        <ChangeEmailSection email={user.email} />
        <SignOutEverywhereSection />
        <BlockedAccountsSection own={own} />
        <DownloadDataSection own={own} />
        <DeleteAccountSection own={own} />
      </div>
    </>
  );
}
