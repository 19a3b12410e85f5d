import type { MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import type { User } from '#src/domain/user.ts';
import { paths } from '#src/config/paths.ts';
import { useUploadEntry } from '#src/features/upload/entry/upload-entry-context.ts';
import { useNewFollowedRides } from '#src/queries/use-new-followed-rides.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';
import { HomeLink } from '../frame/home-link.tsx';
import { getNavigationItems } from './navigation-items.ts';
import { SettingsMenu } from './settings-menu.tsx';
import { UnreadBadge } from './unread-badge.tsx';

export function MainMenu({ selected, onNavigate }: { selected: User; onNavigate?: () => void }) {
  const { startUpload } = useUploadEntry();
  const newRides = useNewFollowedRides(useOptionalAccount()?.user.id);
  const handleClick = (event: MouseEvent, to: string) => {
    if (to === paths.upload && !startUpload()) event.preventDefault();
    onNavigate?.();
  };
  return (
    <div className="on-dark relative flex min-h-full flex-col gap-4 pt-6 pr-6 pb-[max(1.5rem,var(--safe-bottom))] pl-[max(1rem,env(safe-area-inset-left))]">
      <span aria-hidden="true" className="stitch-vertical absolute inset-y-0 right-[7px] w-0.5" />
      <HomeLink className="pl-2" />
      <nav aria-label={copy.mainMenu.title} className="grid gap-0.5">
        {getNavigationItems(selected).map(({ name, to, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            onClick={(event) => handleClick(event, to)}
            className="label relative flex min-h-11 items-center gap-3 rounded-sm px-3 text-[1.3125rem] leading-none font-[650] no-underline hover:bg-leather-2 aria-[current=page]:bg-leather-2 aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:left-0 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-[2px] aria-[current=page]:before:bg-red-on-leather aria-[current=page]:[&_svg]:text-leather-ink"
          >
            <Icon aria-hidden="true" className="size-5.5 text-leather-ink-2" />
            <span className="flex-1 pt-[0.12em]">{name}</span>
            {to === paths.feed && newRides !== '' && (
              <span className="label rounded-full bg-leather-2 px-1.5 py-1 text-sm leading-none">
                {copy.following(newRides)}
              </span>
            )}
            {to === paths.notifications && <UnreadBadge profileId={selected.id} />}
          </NavLink>
        ))}
      </nav>
      <hr className="stitch" />
      <SettingsMenu selected={selected} onNavigate={onNavigate} />
    </div>
  );
}
