import { Code, Download, Flag, Link, Pencil, Trash2, UserX, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { editVideoPath, videoPath } from '#src/config/paths.ts';
import { PopupMenu, type MenuItem } from '#src/ui/popup-menu.tsx';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { DeleteVideoDialog } from './delete-video-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { getVideoOptions, type VideoOption, type OptionsVideo } from './options.ts';
import { RemoveTagDialog } from './remove-tag-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

export interface OptionsMenuProps {
  id: string;
  video: OptionsVideo;
  /** The selected profile; undefined for visitors. */
  accountId: string | undefined;
  trigger: HTMLElement;
  onClose: () => void;
  onDeleted: () => void;
}

const icons: Record<VideoOption, ReactNode> = {
  'Copy Link': <Link aria-hidden="true" />,
  Embed: <Code aria-hidden="true" />,
  Download: <Download aria-hidden="true" />,
  Edit: <Pencil aria-hidden="true" />,
  Delete: <Trash2 aria-hidden="true" />,
  Report: <Flag aria-hidden="true" />,
  'Remove My Tag': <UserX aria-hidden="true" />,
  'Remove My Animal': <Unlink aria-hidden="true" />,
};

const toMenuItem = (name: VideoOption): MenuItem<VideoOption> => ({
  name,
  icon: icons[name],
  isDestructive: name === 'Delete' || name === 'Report',
});

export function OptionsMenu({ id, video, accountId, trigger, onClose, onDeleted }: OptionsMenuProps) {
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<Exclude<VideoOption, 'Copy Link' | 'Edit'>>();
  const handleSelect = (option: VideoOption) => {
    switch (option) {
      case 'Copy Link':
        void copyToClipboard(location.origin + videoPath(video.video_id), 'Link copied.');
        return onClose();
      case 'Edit':
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
          label={`Options for ${video.title}`}
          items={getVideoOptions(video, accountId).map(toMenuItem)}
          trigger={trigger}
          onSelect={handleSelect}
          onDismiss={onClose}
        />
      );
    case 'Embed':
      return <EmbedDialog video={video} onClose={onClose} />;
    case 'Download':
      return <DownloadDialog video={video} onClose={onClose} />;
    case 'Delete':
      return <DeleteVideoDialog video={video} onClose={onClose} onDeleted={onDeleted} />;
    case 'Remove My Tag':
    case 'Remove My Animal':
      return <RemoveTagDialog option={openDialog} video={video} onClose={onClose} />;
    case 'Report':
      return <ReportDialog video={video} onClose={onClose} />;
  }
}
