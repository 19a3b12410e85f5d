import CodeXml from 'lucide-react/icons/code-xml';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import type { OptionsVideo } from './options.ts';
import { shareVideo } from './share-video.ts';

interface MomentActionsProps {
  video: OptionsVideo;
  /** The query of a link to the moment. */
  getQuery: () => string;
}

/** Shares a moment of a video, and embeds it. */
export function MomentActions({ video, getQuery }: MomentActionsProps) {
  const [embedQuery, setEmbedQuery] = useState<string>();
  return (
    <>
      <IconButton label={copy.shareMoment} onClick={() => void shareVideo(video, getQuery())}>
        <Link2 className="size-5.5" />
      </IconButton>
      <IconButton label={copy.embedMoment} onClick={() => setEmbedQuery(getQuery())}>
        <CodeXml className="size-5.5" />
      </IconButton>
      {embedQuery !== undefined && (
        <EmbedDialog video={video} query={embedQuery} onClose={() => setEmbedQuery(undefined)} />
      )}
    </>
  );
}
