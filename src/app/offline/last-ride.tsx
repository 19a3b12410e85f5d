import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { presentResult } from '#src/domain/present-result.ts';
import type { Video } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { Tag } from '#src/ui/tag.tsx';

/** A ride without links: neither its clip nor the pages of its people are stored. */
export function LastRide({ video }: { video: Video }) {
  const eventName = getRodeoEventName(video.event_type);
  const result = presentResult(video);
  const people = [video.user_name, ...video.contestants_names.filter((name) => name !== video.user_name)];
  return (
    <article className="relative grid content-start gap-2">
      <RidePoster src={video.thumbnail_url} loading="eager" className="aspect-video w-full rounded-md" />
      <div className="relative grid content-start gap-2 pt-2">
        {result && (
          <div className="absolute top-0 right-4 -translate-y-[58%]">
            <ScorePlate result={result} />
          </div>
        )}
        <div className="min-h-[1.6rem] pr-32">{eventName && <Tag>{eventName}</Tag>}</div>
        <h3 className="display text-display-md">{video.title}</h3>
        <p className="text-sm text-ink-2">{people.filter(Boolean).join(', ')}</p>
        <p className="text-sm text-ink-2">
          {[video.location, formatDate(video.event_date)].filter(Boolean).join(', ')}
        </p>
      </div>
    </article>
  );
}
