import CodeXml from 'lucide-react/icons/code-xml';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { embedReelPath } from '#src/config/paths.ts';
import { editReelPath, printedReelPath } from '#src/config/reel-links.ts';
import type { KeptSource } from '#src/domain/kept-set.ts';
import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { canKeepRides } from '#src/lib/can-keep-rides.ts';
import type { PlayableReel } from '#src/queries/reel-queries.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { copy } from './copy.ts';
import { ReelVideoDialog } from './reel-video-dialog.tsx';

/** What other features do with a reel. */
export interface ReelTools {
  SaveButton: ComponentType<{ videoId: string }>;
  ReportDialog: ComponentType<{ reel: Reel; onClose: () => void }>;
  KeepDialog: ComponentType<{ source: KeptSource; rides: readonly Video[]; onClose: () => void }>;
  /** @param path of the page for frames */
  copyEmbedCode: (title: string, path: string) => void;
}

type Entry = 'edit' | 'keep' | 'embed' | 'print' | 'download' | 'report';

const icons: Record<Entry, ReactNode> = {
  edit: <Pencil aria-hidden="true" />,
  keep: <Smartphone aria-hidden="true" />,
  embed: <CodeXml aria-hidden="true" />,
  print: <Printer aria-hidden="true" />,
  download: <Download aria-hidden="true" />,
  report: <Flag aria-hidden="true" />,
};

interface ReelMenuProps {
  playable: PlayableReel;
  tools: ReelTools;
}

/** What is done with a reel now and then. */
export function ReelMenu({
  playable: { reel, rides },
  tools: { KeepDialog, ReportDialog, copyEmbedCode },
}: ReelMenuProps) {
  const navigate = useNavigate();
  const account = useOptionalAccount();
  const isOwn = account?.selected.id === reel.user_id;
  const [dialog, setDialog] = useState<'keep' | 'download' | 'report'>();
  const close = () => setDialog(undefined);
  const entries: Entry[] = [
    ...(isOwn ? (['edit'] as const) : []),
    ...(account && rides.length > 0 && canKeepRides() ? (['keep'] as const) : []),
    'embed',
    // A result list has a button for it, and plays no film.
    ...(rides.length > 0 && !reel.is_result_list ? (['print'] as const) : []),
    ...(isOwn && rides.length > 0 && !reel.is_result_list ? (['download'] as const) : []),
    ...(isOwn ? [] : (['report'] as const)),
  ];
  const handleSelect = (entry: Entry) => {
    switch (entry) {
      case 'edit':
        return void navigate(editReelPath(reel.id));
      case 'print':
        return void navigate(printedReelPath(reel.id));
      case 'embed':
        return copyEmbedCode(reel.title, embedReelPath(reel.id));
      case 'keep':
      case 'download':
      case 'report':
        return setDialog(entry);
    }
  };
  return (
    <>
      <MenuButton
        label={copy.menu.label(reel.title)}
        items={entries.map((name) => ({
          name,
          label: copy.menu[name],
          icon: icons[name],
          isDestructive: name === 'report',
        }))}
        onSelect={handleSelect}
      >
        <EllipsisVertical aria-hidden="true" className="size-4.5" />
        {copy.menu.open}
      </MenuButton>
      {dialog === 'keep' && (
        <KeepDialog source={{ kind: 'reel', id: reel.id, title: reel.title }} rides={rides} onClose={close} />
      )}
      {dialog === 'download' && <ReelVideoDialog title={reel.title} rides={rides} onClose={close} />}
      {dialog === 'report' && <ReportDialog reel={reel} onClose={close} />}
    </>
  );
}
