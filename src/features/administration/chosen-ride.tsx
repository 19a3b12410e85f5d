import { Link } from 'react-router-dom';
import { videoPath } from '#src/config/paths.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';
import { useChangeRide } from './use-change-ride.ts';

export function ChosenRide({ video }: { video: Video }) {
  const { changeRide, isPending } = useChangeRide();
  const details = [video.user_name, getRodeoEventName(video.event_type), formatDate(video.event_date)];
  return (
    <li className="flex min-h-24 flex-wrap items-center justify-end gap-x-4 gap-y-2 border-b border-line py-3">
      <Link
        to={videoPath(video.video_id)}
        className="flex min-w-0 flex-[1_1_17rem] items-center gap-4 no-underline hover:underline"
      >
        <RidePoster src={video.thumbnail_url} className="aspect-video w-28 shrink-0 rounded-sm" />
        <span className="grid min-w-0 wrap-anywhere">
          <span className="font-[650]">{video.title}</span>
          <span className="text-sm text-ink-2">{joinFacts(...details)}</span>
        </span>
      </Link>
      <Button disabled={isPending} onClick={() => void changeRide(video, false)}>
        {copy.rides.remove}
        <NameSuffix>{video.title}</NameSuffix>
      </Button>
    </li>
  );
}
