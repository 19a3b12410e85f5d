import { KeyRound, LogOut, Mail, Pencil, Star } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { LogoutDialog } from './logout-dialog.tsx';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left no-underline hover:bg-leather-2 hover:text-leather-ink aria-[current=page]:bg-leather-2 aria-[current=page]:text-leather-ink [&_svg]:size-4.5 [&_svg]:shrink-0';

function Item(props: ComponentProps<'button'>) {
  return <button type="button" className={item} {...props} />;
}

/** Without an address there is nobody to write to; the person is told so. */
function Contact() {
  const label = (
    <>
      <Mail aria-hidden="true" />
      Contact
    </>
  );
  return env.contactEmail ? (
    <a href={`mailto:${env.contactEmail}`} className={item}>
      {label}
    </a>
  ) : (
    <Item onClick={() => showAlert('info', 'There is no address to write to yet.')}>{label}</Item>
  );
}

type Dialog = 'logout';

/** What a person looks after: their profile, their account, their session. */
export function SettingsMenu({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const [open, setOpen] = useState<Dialog>();
  const close = () => setOpen(undefined);
  return (
    <nav aria-label="Settings" className="grid gap-0.5 text-sm font-medium text-leather-ink-2">
      <NavLink to={paths.editProfile} onClick={onNavigate} className={item}>
        <Pencil aria-hidden="true" />
        Edit Profile
      </NavLink>
      <NavLink to={paths.changePassword} onClick={onNavigate} className={item}>
        <KeyRound aria-hidden="true" />
        Change Password
      </NavLink>
      <NavLink to={paths.upcomingEvent} onClick={onNavigate} className={item}>
        <Star aria-hidden="true" />
        Upcoming Event
      </NavLink>
      <Contact />
      <Item onClick={() => setOpen('logout')}>
        <LogOut aria-hidden="true" />
        Logout
      </Item>
      {open === 'logout' && <LogoutDialog onClose={close} />}
    </nav>
  );
}
