import { displayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SettingsHead } from '../settings-head.tsx';
import { ChangeEmail } from './change-email-section.tsx';
import { ChangeType } from './change-type-section.tsx';
import { DeleteAccount } from './delete-section.tsx';
import { DownloadData } from './download-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** What only the owner of an account decides: it is about whoever is signed in, whomever they act for. */
export default function AccountPage() {
  const { user, own, selected } = useAccount();
  return (
    <>
      <SettingsHead title="Account" />
      {selected.id !== own.id && (
        <p className="rounded-md bg-denim-wash px-4 py-3 text-sm">
          You act for {displayName(selected)}. This page is about your own account, {displayName(own)}.
        </p>
      )}
      <div className="grid gap-12">
        <ChangeType own={own} />
        <ChangeEmail email={user.email} />
        <SignOutEverywhere />
        <DownloadData own={own} />
        <DeleteAccount own={own} />
      </div>
    </>
  );
}
