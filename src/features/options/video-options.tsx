import { EllipsisVertical } from 'lucide-react';
import { useId, useState, type ComponentType, type MouseEvent } from 'react';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { IconButton } from '#src/ui/button.tsx';
import type { OptionsMenuProps } from './options-menu.tsx';
import type { OptionsVideo } from './options.ts';

interface OpenMenu {
  Menu: ComponentType<OptionsMenuProps>;
  trigger: HTMLElement;
}

interface VideoOptionsProps {
  video: OptionsVideo;
  onDeleted: () => void;
  className?: string;
}

export function VideoOptions({ video, onDeleted, className }: VideoOptionsProps) {
  const id = useId();
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const isOwner = useSessionStore(
    (session) => session.status === 'signed-in' && session.selected.id === video.user_id,
  );
  const handleOpen = async ({ currentTarget: trigger }: MouseEvent<HTMLElement>) => {
    try {
      const { OptionsMenu } = await import('./options-menu.tsx');
      setOpenMenu({ Menu: OptionsMenu, trigger });
    } catch {
      showAlert('error', 'The options did not load. Check your connection and try again.');
    }
  };
  return (
    <>
      <IconButton
        label={`Options for ${video.title}`}
        aria-haspopup="menu"
        aria-expanded={openMenu !== undefined}
        popoverTarget={id}
        onClick={openMenu ? undefined : (event) => void handleOpen(event)}
        className={className}
      >
        <EllipsisVertical aria-hidden="true" className="size-5.5" />
      </IconButton>
      {openMenu && (
        <openMenu.Menu
          id={id}
          video={video}
          isOwner={isOwner}
          trigger={openMenu.trigger}
          onClose={() => setOpenMenu(undefined)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
