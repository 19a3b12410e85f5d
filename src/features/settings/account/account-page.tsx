import { getDisplayName, type User } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SettingsHeader } from '../settings-page.tsx';
import { copy } from './copy.ts';
import { BlockedAccountsSection } from './blocked-accounts-section.tsx';
import { ChangeEmailSection } from './change-email-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { DownloadDataSection } from './download-data-section.tsx';
import { ListingSection } from './listing-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { SignOutEverywhereSection } from './sign-out-everywhere-section.tsx';
import { useState } from 'react';
import { accountTypeNames } from '#src/domain/account-type.ts';
import { paths } from '#src/config/paths.ts';
import { canKeepRides } from '#src/lib/can-keep-rides.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { Section } from '#src/ui/section.tsx';

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
        {user.emailVerified && <ListingSection own={own} />}
        <Section title={copy.language.title}>
          <p className="text-ink-2">{copy.language.text}</p>
          <LanguageLinks label={copy.language.title} />
        </Section>
        {canKeepRides() && (
          <Section title={copy.kept.title}>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <p className="flex-[1_1_16rem] text-ink-2">{copy.kept.text}</p>
              <ButtonLink to={paths.kept} className="ml-auto">
                {copy.kept.see}
              </ButtonLink>
            </div>
          </Section>
        )}
        <NotificationsSection userId={user.id} />
        <SignOutEverywhereSection />
        <BlockedAccountsSection own={own} />
        <DownloadDataSection own={own} />
        <DeleteAccountSection own={own} />
      </div>
    </>
  );
}

function ChangeTypeSection({ own }: { own: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={copy.type.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex-[1_1_16rem] text-ink-2">
          {copy.type.current(accountTypeNames[own.account_type].toLowerCase())}
        </p>
        <Button onClick={() => setIsOpen(true)} className="ml-auto">
          {copy.type.change}
        </Button>
      </div>
      {isOpen && <ChangeTypeDialog onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
