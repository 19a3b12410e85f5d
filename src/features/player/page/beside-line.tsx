import { useQueries } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Columns2 from 'lucide-react/icons/columns-2';
import { Link } from 'react-router-dom';
import { comparePath } from '#src/config/record-links.ts';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { findBesideRide, getTown, haveSameRider, nameBesideRide } from '#src/domain/beside-ride.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';
import { listRelated } from '#src/queries/list-related.ts';

/** Leads to the ride that one would hold beside this one; nothing where there is none. */
export function BesideLine({ video }: { video: Video }) {
  const reader = useOptionalAccount()?.selected.id;
  const lists = useQueries({ queries: listRelated(video).map(({ filter }) => relatedVideosQuery(filter)) });
  const other = findBesideRide(
    video,
    lists.flatMap(({ data }) => data ?? []),
  );
  if (!other || lists.some(({ isPending }) => isPending)) return null;
  return (
    <Link to={comparePath(video.video_id, other.video_id)} className="player-end-all">
      <Columns2 aria-hidden="true" className="size-5 shrink-0" />
      <span className="grid grow">
        <b className="line-clamp-1 wrap-anywhere">
          {copy.end.beside(nameBesideRide(other, reader), getTown(other) || other.title)}
        </b>
        <span className="line-clamp-1 font-normal wrap-anywhere text-on-picture-2">
          {joinFacts(
            !haveSameRider(video, other) && getRiderNames(other),
            getRideAnimalName(other),
            other.event_date !== null && formatDate(other.event_date),
          )}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
