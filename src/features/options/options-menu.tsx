import Code from 'lucide-react/icons/code';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import UserX from 'lucide-react/icons/user-x';
import Unlink from 'lucide-react/icons/unlink';
import GalleryVertical from 'lucide-react/icons/gallery-vertical';
import ListPlus from 'lucide-react/icons/list-plus';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { editVideoPath } from '#src/config/paths.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { isAdministratorQuery } from '#src/queries/portal-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { PopupMenu, type MenuItem } from '#src/ui/popup-menu.tsx';
import { AddToReelDialog } from './add-to-reel/add-to-reel-dialog.tsx';
import { copy } from './copy.ts';
import { CoverDialog } from './cover-dialog.tsx';
import { DeleteVideoDialog } from './delete-video-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { getVideoOptions, type OptionsAccount, type OptionsVideo, type VideoOption } from './options.ts';
import { RemoveTagDialog } from './remove-tag-dialog.tsx';
import { ReportDialog } from './report/report-dialog.tsx';
import { copyLink } from './share-video.ts';

const RideCardDialog = lazyComponent(() => import('./card/ride-card-dialog.tsx'), 'RideCardDialog');

/** An entry that is not about the video. */
export interface OtherMenuItem {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

export interface OptionsMenuProps {
  id: string;
  video: OptionsVideo;
  /** The selected profile; undefined for visitors. */
  account: OptionsAccount | undefined;
  trigger: HTMLElement;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
  /** Before those of the video. */
  otherItem: OtherMenuItem | undefined;
}

const icons: Record<VideoOption, ReactNode> = {
  'copy-link': <Link aria-hidden="true" />,
  embed: <Code aria-hidden="true" />,
  download: <Download aria-hidden="true" />,
  'ride-card': <GalleryVertical aria-hidden="true" />,
  'add-to-reel': <ListPlus aria-hidden="true" />,
  edit: <Pencil aria-hidden="true" />,
  delete: <Trash2 aria-hidden="true" />,
  report: <Flag aria-hidden="true" />,
  'remove-tag': <UserX aria-hidden="true" />,
  'remove-animal': <Unlink aria-hidden="true" />,
  'hard-to-watch': <EyeOff aria-hidden="true" />,
  'not-hard-to-watch': <Eye aria-hidden="true" />,
};

const toMenuItem = (name: VideoOption): MenuItem<VideoOption> => ({
  name,
  label: copy.menu.options[name],
  icon: icons[name],
  isDestructive: name === 'delete' || name === 'report',
});

export function OptionsMenu({ id, video, account, trigger, onClose, otherItem, ...props }: OptionsMenuProps) {
  const navigate = useNavigate();
  const memberId = useMemberId() ?? '';
  const { data: isAdministrator } = useQuery({
    ...isAdministratorQuery(memberId),
    enabled: memberId !== '',
  });
  const [openDialog, setOpenDialog] = useState<Exclude<VideoOption, 'copy-link' | 'edit'>>();
  const handleSelect = (option: VideoOption | 'other') => {
    switch (option) {
      case 'other':
        onClose();
        return otherItem?.onSelect();
      case 'copy-link':
        void copyLink(video.video_id);
        return onClose();
      case 'edit':
        onClose();
        return void navigate(editVideoPath(video.video_id));
      default:
        setOpenDialog(option);
    }
  };
  switch (openDialog) {
    case undefined:
      return (
        <PopupMenu
          id={id}
          label={copy.menu.label(video.title)}
          items={[
            ...(otherItem ? [{ name: 'other' as const, ...otherItem }] : []),
            ...getVideoOptions(video, account, isAdministrator).map(toMenuItem),
          ]}
          trigger={trigger}
          onSelect={handleSelect}
          onDismiss={onClose}
        />
      );
    case 'embed':
      return <EmbedDialog video={video} onClose={onClose} />;
    case 'download':
      return <DownloadDialog video={video} onClose={onClose} />;
    case 'ride-card':
      return (
        <Suspense>
          <RideCardDialog video={video} isOwn={account?.id === video.user_id} onClose={onClose} />
        </Suspense>
      );
    case 'add-to-reel':
      return account && <AddToReelDialog video={video} accountId={account.id} onClose={onClose} />;
    case 'delete':
      return <DeleteVideoDialog video={video} onClose={onClose} onDeleted={props.onDeleted} />;
    case 'remove-tag':
    case 'remove-animal':
      return <RemoveTagDialog option={openDialog} video={video} onClose={onClose} />;
    case 'hard-to-watch':
    case 'not-hard-to-watch':
      return <CoverDialog isHard={openDialog === 'hard-to-watch'} video={video} onClose={onClose} />;
    case 'report':
      return <ReportDialog item={{ video }} onClose={onClose} />;
  }
}
