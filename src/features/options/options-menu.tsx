import { Bookmark, BookmarkX, Code, Download, Flag, Link, Pencil, Trash2, UserX, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { editVideoPath, videoPath } from '#src/config/paths.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { PopupMenu, type MenuItem } from '#src/ui/popup-menu.tsx';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { DeleteVideoDialog } from './delete-video-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { getVideoOptions, type VideoOption, type OptionsVideo } from './options.ts';
import { RemoveTagDialog } from './remove-tag-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SaveLoginDialog } from './save-login-dialog.tsx';
import { useChangeSaved } from './use-change-saved.ts';

export interface OptionsMenuProps {
  id: string;
  video: OptionsVideo;
  /** The selected profile; undefined for visitors. */
  accountId: string | undefined;
  isSaved: boolean;
  trigger: HTMLElement;
  onClose: () => void;
  onDeleted: () => void;
}

const icons: Record<VideoOption, ReactNode> = {
  Save: <Bookmark aria-hidden="true" />,
  'Remove from Saved': <BookmarkX aria-hidden="true" />,
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

export function OptionsMenu({ id, video, accountId, isSaved, ...props }: OptionsMenuProps) {
  const { trigger, onClose, onDeleted } = props;
  const memberId = useMemberId();
  const changeSaved = useChangeSaved(memberId);
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] =
    useState<Exclude<VideoOption, 'Copy Link' | 'Edit' | 'Remove from Saved'>>();
  const handleSelect = (option: VideoOption) => {
    switch (option) {
      case 'Copy Link':
        void copyToClipboard(location.origin + videoPath(video.video_id), 'Link copied.');
        return onClose();
      case 'Edit':
        onClose();
        return void navigate(editVideoPath(video.video_id));
      case 'Remove from Saved':
        void changeSaved({ videoId: video.id, isSaved: false });
        return onClose();
      case 'Save':
        if (memberId === undefined) return setOpenDialog('Save');
        void changeSaved({ videoId: video.id, isSaved: true });
        return onClose();
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
          items={getVideoOptions(video, { accountId, isSaved }).map(toMenuItem)}
          trigger={trigger}
          onSelect={handleSelect}
          onDismiss={onClose}
        />
      );
    case 'Save':
      return <SaveLoginDialog onClose={onClose} />;
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
