import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import { Suspense, useState, type ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { DialogErrorBoundary } from '../frame/error-boundaries.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { copy } from './copy.ts';
import { LogoutDialog } from './logout-dialog.tsx';

const SwitchUserDialog = lazyComponent(() => import('./switch-user-dialog.tsx'), 'SwitchUserDialog');
const ChangeTypeDialog = lazyComponent(
  () => import('#src/features/settings/account/change-type-dialog.tsx'),
  'ChangeTypeDialog',
);

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left pointer-fine:min-h-9.5 no-underline hover:bg-leather-2 hover:text-leather-ink aria-[current=page]:bg-leather-2 aria-[current=page]:text-leather-ink [&_svg]:size-4.5 [&_svg]:shrink-0';

function SettingsMenuButton(props: ComponentProps<'button'>) {
  return <button type="button" className={itemClass} {...props} />;
}

function ContactItem() {
  const label = (
    <>
      <Mail aria-hidden="true" />
      {copy.settingsMenu.contact}
    </>
  );
  return env.contactEmail ? (
    <a href={`mailto:${env.contactEmail}`} className={itemClass}>
      {label}
    </a>
  ) : (
    <SettingsMenuButton onClick={() => showAlert('info', copy.noContactEmail)}>{label}</SettingsMenuButton>
  );
}

function SelectedAccountButton({ selected, onClick }: { selected: User; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-15 min-w-0 items-center gap-3 rounded-sm p-2 text-left hover:bg-leather-2"
    >
      <Avatar src={smallUserPhotoUrls(selected)} accountType={selected.account_type} />
      <span className="min-w-0 flex-1 text-md leading-tight font-[650] text-leather-ink">
        <span className="line-clamp-3 wrap-anywhere">{getDisplayName(selected)}</span>
      </span>
      <ArrowLeftRight aria-hidden="true" className="size-4.5 shrink-0" />
    </button>
  );
}

interface SettingsMenuProps {
  selected: User;
  onNavigate?: (() => void) | undefined;
}

export function SettingsMenu({ selected, onNavigate }: SettingsMenuProps) {
  const [openDialog, setOpenDialog] = useState<'switch user' | 'account type' | 'logout'>();
  const handleClose = () => setOpenDialog(undefined);
  return (
    <nav aria-label={copy.settingsMenu.title} className="grid gap-0.5 text-sm font-medium text-leather-ink-2">
      <SelectedAccountButton selected={selected} onClick={() => setOpenDialog('switch user')} />
      <NavLink to={paths.editProfile} onClick={onNavigate} className={itemClass}>
        <Pencil aria-hidden="true" />
        {copy.settingsMenu.editProfile}
      </NavLink>
      <NavLink to={paths.changePassword} onClick={onNavigate} className={itemClass}>
        <KeyRound aria-hidden="true" />
        {copy.settingsMenu.changePassword}
      </NavLink>
      <NavLink to={paths.grantAccess} onClick={onNavigate} className={itemClass}>
        <Users aria-hidden="true" />
        {copy.settingsMenu.grantAccess}
      </NavLink>
      <NavLink to={paths.nextEvent} onClick={onNavigate} className={itemClass}>
        <Star aria-hidden="true" />
        {copy.settingsMenu.nextEvent}
      </NavLink>
      <SettingsMenuButton onClick={() => setOpenDialog('account type')}>
        <IdCard aria-hidden="true" />
        {copy.settingsMenu.accountType}
      </SettingsMenuButton>
      <ContactItem />
      <SettingsMenuButton onClick={() => setOpenDialog('switch user')}>
        <ArrowLeftRight aria-hidden="true" />
        {copy.settingsMenu.switchUser}
      </SettingsMenuButton>
      <SettingsMenuButton onClick={() => setOpenDialog('logout')}>
        <LogOut aria-hidden="true" />
        {copy.settingsMenu.logOut}
      </SettingsMenuButton>
      {openDialog && (
        <DialogErrorBoundary onClose={handleClose}>
          <Suspense fallback={null}>
            {openDialog === 'switch user' && (
              <SwitchUserDialog onClose={handleClose} onSwitched={onNavigate} />
            )}
            {openDialog === 'account type' && <ChangeTypeDialog onClose={handleClose} />}
            {openDialog === 'logout' && <LogoutDialog onClose={handleClose} />}
          </Suspense>
        </DialogErrorBoundary>
      )}
    </nav>
  );
}
