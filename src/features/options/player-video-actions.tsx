import CodeXml from 'lucide-react/icons/code-xml';
import Link2 from 'lucide-react/icons/link-2';
import { useState, type ReactNode } from 'react';
import { buildMomentFragment, buildMomentQuery, type Moment } from '#src/domain/moment.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import { HatButton } from './hat-button.tsx';
import type { OtherMenuItem } from './options-menu.tsx';
import type { OptionsVideo } from './options.ts';
import { shareVideo } from './share-video.ts';
import type { Video } from '#src/domain/video.ts';
import { SaveButton } from './save-button.tsx';
import { VideoOptions } from './video-options.tsx';
import Share2 from 'lucide-react/icons/share-2';

function ShareButton({ video, hasCaption }: { video: OptionsVideo; hasCaption: boolean }) {
  return (
    <IconButton label={copy.share} onClick={() => void shareVideo(video)}>
      <Share2 className="size-5.5" />
      {hasCaption && <span>{copy.share}</span>}
    </IconButton>
  );
}

interface PlayerVideoActionsProps {
  video: Video;
  /** Another entry of the menu. */
  menuItem: OtherMenuItem;
  onClose: () => void;
  hasCaptions: boolean;
  /** Shown before the menu. */
  children: ReactNode;
}

export function PlayerVideoActions({
  video,
  menuItem,
  onClose,
  hasCaptions,
  children,
}: PlayerVideoActionsProps) {
  return (
    <>
      <HatButton video={video} hasCaption={hasCaptions} />
      <SaveButton videoId={video.id} hasCaption={hasCaptions} />
      <ShareButton video={video} hasCaption={hasCaptions} />
      {children}
      <VideoOptions video={video} otherItem={menuItem} onDeleted={onClose} hasCaption={hasCaptions} />
    </>
  );
}

interface MomentActionsProps {
  video: OptionsVideo;
  getMoment: () => Moment;
}

export function MomentActions({ video, getMoment }: MomentActionsProps) {
  const [embedded, setEmbedded] = useState<Moment>();
  return (
    <>
      <IconButton
        label={copy.shareMoment}
        onClick={() => void shareVideo(video, buildMomentQuery(getMoment()))}
      >
        <Link2 className="size-5.5" />
      </IconButton>
      <IconButton label={copy.embedMoment} onClick={() => setEmbedded(getMoment())}>
        <CodeXml className="size-5.5" />
      </IconButton>
      {embedded && (
        <EmbedDialog
          video={video}
          fragment={buildMomentFragment(embedded)}
          onClose={() => setEmbedded(undefined)}
        />
      )}
    </>
  );
}
