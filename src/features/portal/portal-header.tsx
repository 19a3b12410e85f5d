import ChevronDown from 'lucide-react/icons/chevron-down';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Logo } from '#src/ui/logo.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import type { MenuItem } from '#src/ui/popup-menu.tsx';
import { copy } from './copy.ts';
import { SecondFactorsDialog } from './second-factors-dialog.tsx';

export interface PortalHeaderProps {
  LogoutDialog: ComponentType<{ onClose: () => void }>;
}

const items: MenuItem<string>[] = [
  { name: copy.verification, icon: <KeyRound aria-hidden="true" /> },
  { name: copy.logOut, icon: <LogOut aria-hidden="true" /> },
];

export function PortalHeader({ LogoutDialog }: PortalHeaderProps) {
  return (
    <header className="grain on-dark sticky top-0 z-10 flex min-h-16 items-center gap-4 bg-leather px-(--gutter)">
      <Link
        to={paths.feed}
        aria-label={copy.backToFeed(env.productName)}
        className="display inline-flex min-h-11 min-w-11 items-center gap-3 text-display-md font-black whitespace-nowrap no-underline"
      >
        <Logo className="size-10 text-leather-ink" />
        <span className="pt-1 max-sm:hidden">{env.productName}</span>
      </Link>
      <p className="label mr-auto pt-1 whitespace-nowrap text-leather-ink-2">{copy.title}</p>
      <AccountMenu LogoutDialog={LogoutDialog} />
      <span aria-hidden="true" className="stitch absolute inset-x-0 bottom-1 opacity-75" />
    </header>
  );
}

/** The login belongs to the session user, not to the selected profile. */
function AccountMenu({ LogoutDialog: Logout }: PortalHeaderProps) {
  const { own } = useAccount();
  const [openDialog, setOpenDialog] = useState<string>();
  const handleClose = () => setOpenDialog(undefined);
  return (
    <>
      <MenuButton
        variant="on-dark"
        label={copy.accountMenu}
        items={items}
        onSelect={setOpenDialog}
        className="min-w-0 px-4"
      >
        <span className="truncate">{getDisplayName(own)}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </MenuButton>
      {openDialog === copy.verification && <SecondFactorsDialog onClose={handleClose} />}
      {openDialog === copy.logOut && <Logout onClose={handleClose} />}
    </>
  );
}
