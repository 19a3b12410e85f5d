import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import type { Video } from '#src/domain/video.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { trackEvent } from '#src/session/track-event.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogButtons } from '#src/ui/dialog.tsx';
import { getClipFileName } from '../options.ts';
import { openShareSheet } from '../share-video.ts';
import { copy } from './copy.ts';

interface SaveCardProps {
  ride: Video;
  file: Blob;
  onDone: () => void;
}

/** The share sheet of the device, where it takes films, and a download. */
export function SaveCard({ ride, file, onDone }: SaveCardProps) {
  const name = getClipFileName(ride.title, 'video/mp4');
  const files = [new File([file], name, { type: 'video/mp4' })];
  const canShare = 'canShare' in navigator && navigator.canShare({ files });
  const share = async () => {
    const outcome = await openShareSheet({ files });
    if (outcome === 'shared') trackEvent({ name: 'share', videoId: ride.video_id, method: 'share-sheet' });
    if (outcome === 'unavailable') saveFile(name, file);
    if (outcome !== 'dismissed') onDone();
  };
  const download = () => {
    saveFile(name, file);
    onDone();
  };
  return (
    <DialogButtons>
      <Button variant={canShare ? 'secondary' : 'primary'} onClick={download}>
        <Download aria-hidden="true" className="size-4.5" />
        {copy.download}
      </Button>
      {canShare && (
        <Button variant="primary" onClick={() => void share()}>
          <Share2 aria-hidden="true" className="size-4.5" />
          {copy.share}
        </Button>
      )}
    </DialogButtons>
  );
}
