import Bell from 'lucide-react/icons/bell';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';
import { useUploadEntry } from '#src/features/upload/entry/upload-entry-context.ts';
import { IconButton } from '#src/ui/button.tsx';
import { openModal } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';
import { HomeLink } from '../frame/home-link.tsx';
import { MainMenu } from './main-menu.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const iconLinkClass = 'relative grid size-11 shrink-0 place-items-center rounded-md hover:bg-current/10';

/** Once the window shows the sidebar instead, nobody could see the drawer that everything else waits for. */
function useCloseHidden(drawer: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const handleResize = () => {
      if (drawer.current?.open && !drawer.current.checkVisibility()) drawer.current.close();
    };
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, [drawer]);
}

export function AppBar({ selected }: { selected: User }) {
  const id = useId();
  const { startUpload } = useUploadEntry();
  const drawer = useRef<HTMLDialogElement>(null);
  const closeDrawer = () => drawer.current?.close();
  useCloseHidden(drawer);
  return (
    <header className="grain on-dark sticky top-0 z-10 flex min-h-16 items-center bg-leather px-(--bar-gutter) shell:hidden">
      <span aria-hidden="true" className="stitch absolute inset-x-0 bottom-1.5 opacity-75" />
      <IconButton
        label={copy.drawer.open}
        aria-controls={id}
        onClick={() => drawer.current && openModal(drawer.current)}
      >
        <MenuIcon className="size-5.5" />
      </IconButton>
      <HomeLink className="ml-1 h-11 flex-wrap overflow-hidden text-[1.625rem] [&_svg]:size-8.5" />
      <span className="flex-1" />
      {canPublish(selected.account_type) && (
        <Link
          to={paths.upload}
          aria-label={copy.mainMenu.upload}
          className={iconLinkClass}
          onClick={(event) => {
            if (!startUpload()) event.preventDefault();
          }}
        >
          <Upload aria-hidden="true" className="size-5.5" />
        </Link>
      )}
      <Link to={paths.search} aria-label={copy.mainMenu.search} className={iconLinkClass}>
        <Search aria-hidden="true" className="size-5.5" />
      </Link>
      <Link to={paths.notifications} className={iconLinkClass}>
        <Bell aria-hidden="true" className="size-5.5" />
        <span className="sr-only">{copy.mainMenu.notifications} </span>
        <span className="absolute top-0 right-0">
          <UnreadBadge profileId={selected.id} />
        </span>
      </Link>
      <dialog
        ref={drawer}
        id={id}
        aria-label={copy.drawer.title}
        closedby="any"
        className="grain fixed inset-y-0 left-0 m-0 h-dvh w-[min(20rem+env(safe-area-inset-left),88vw)] overflow-y-auto bg-leather shadow-3 backdrop:bg-scrim"
      >
        <IconButton
          label={copy.drawer.close}
          onClick={closeDrawer}
          className="on-dark absolute top-6 right-5 z-1"
        >
          <X className="size-5.5" />
        </IconButton>
        <MainMenu selected={selected} onNavigate={closeDrawer} />
      </dialog>
    </header>
  );
}
