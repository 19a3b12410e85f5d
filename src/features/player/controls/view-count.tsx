import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { formatCount } from '#src/languages/format-facts.ts';
import { viewCountQuery } from '#src/queries/view-queries.ts';
import { copy } from './copy.ts';
import { useRide } from './ride-context.ts';

export function ViewCount() {
  const { video } = useRide();
  const { data: views } = useQuery(viewCountQuery(video.video_id));
  if (views === undefined) return null;
  return (
    <p className="player-views" style={{ gridArea: 'views' }}>
      <Eye aria-hidden="true" />{' '}
      <b className="label text-[1em] leading-none text-on-picture tabular-nums">{formatCount(views)}</b>{' '}
      <span className="text-[max(0.55em,0.75rem)]">{copy.views(views)}</span>
    </p>
  );
}
