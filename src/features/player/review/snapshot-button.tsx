import { useQueryClient } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import { clipUrl } from '#src/config/service-urls.ts';
import type { Shape } from '#src/domain/drawing.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { reportError } from '#src/lib/log.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { canReadPixels, unreadablePixelsMessage } from '#src/media/can-read-pixels.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { IconButton } from '#src/ui/button.tsx';
import { clipTimelineQuery } from '#src/queries/clip-timeline-query.ts';
import { useRide } from '../controls/ride-context.ts';
import { copy } from './copy.ts';
import { takeSnapshot } from './take-snapshot.ts';

interface SnapshotButtonProps {
  getShownTime: () => number;
  shapes: readonly Shape[];
}

function getFileName(title: string, seconds: number): string {
  const name = title.replaceAll(/[^\p{L}\p{N} '-]+/gu, ' ').trim() || copy.snapshot.fileName;
  return `${name} ${formatTimecode(seconds).replaceAll(/[:.]/g, '-')}.png`;
}

export function SnapshotButton({ getShownTime, shapes }: SnapshotButtonProps) {
  const queryClient = useQueryClient();
  const { video } = useRide();
  const [isBusy, handleClick] = useBusy(async () => {
    if (!canReadPixels()) return showAlert('error', unreadablePixelsMessage);
    const seconds = getShownTime();
    try {
      const timeline = await queryClient.fetchQuery(clipTimelineQuery(video.video_id)).catch(() => undefined);
      const image = await takeSnapshot(clipUrl(video.video_id), seconds, timeline, shapes);
      saveFile(getFileName(video.title, seconds), image);
    } catch (error) {
      reportError(error, 'The frame could not be saved');
      showAlert('error', copy.snapshot.failed);
    }
  });
  return (
    <IconButton label={copy.snapshot.take} disabled={isBusy} onClick={() => void handleClick()}>
      <Camera className="size-5.5" />
    </IconButton>
  );
}
