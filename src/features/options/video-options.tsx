import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ComponentType, type MouseEvent } from 'react';
import { videoQuery } from '#src/queries/video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import type { OptionsMenuProps, OtherMenuItem } from './options-menu.tsx';
import type { OptionsVideo } from './options.ts';

interface OpenMenu {
  Menu: ComponentType<OptionsMenuProps>;
  video: OptionsVideo;
  trigger: HTMLElement;
}

interface VideoOptionsProps {
  video: OptionsVideo;
  /** The video is no longer in the cache by then. */
  onDeleted?: () => void;
  otherItem?: OtherMenuItem;
  /** Whether a word stands below the icon. */
  hasCaption?: boolean;
  className?: string;
}

export function VideoOptions({
  video,
  otherItem,
  onDeleted,
  hasCaption = false,
  className,
}: VideoOptionsProps) {
  const id = useId();
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const queryClient = useQueryClient();
  const account = useSessionStore((session) =>
    session.status === 'signed-in' ? session.selected : undefined,
  );
  /** Search results do not contain the tags. */
  const fetchWithTags = async (): Promise<OptionsVideo> => {
    if (!account || video.contestants_id) return video;
    return (await queryClient.fetchQuery(videoQuery(video.video_id)).catch(() => null)) ?? video;
  };
  const handleOpen = async (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const trigger = event.currentTarget;
    try {
      const [{ OptionsMenu }, videoWithTags] = await Promise.all([
        import('./options-menu.tsx'),
        fetchWithTags(),
      ]);
      setOpenMenu({ Menu: OptionsMenu, video: videoWithTags, trigger });
    } catch {
      showAlert('error', copy.menu.loadError);
    }
  };
  return (
    <>
      <IconButton
        label={copy.menu.label(video.title)}
        aria-haspopup="menu"
        aria-expanded={openMenu !== undefined}
        popoverTarget={id}
        onClick={openMenu ? undefined : (event) => void handleOpen(event)}
        className={className}
      >
        <EllipsisVertical aria-hidden="true" className="size-5.5" />
        {hasCaption && <span>{copy.menu.caption}</span>}
      </IconButton>
      {openMenu && (
        <openMenu.Menu
          id={id}
          video={openMenu.video}
          account={account}
          trigger={openMenu.trigger}
          onClose={() => setOpenMenu(undefined)}
          onDeleted={onDeleted}
          otherItem={otherItem}
        />
      )}
    </>
  );
}
