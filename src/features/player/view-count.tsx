import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#src/lib/format.ts';
import { countView, viewCountQuery } from '#src/queries/view-queries.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { isMember } from '#src/session/use-member-id.ts';
import { copy } from './copy.ts';

export function ViewCount({ videoId }: { videoId: string }) {
  const { data: views } = useQuery(viewCountQuery(videoId));
  if (views === undefined) return null;
  return (
    <p
      className="player-views justify-self-end whitespace-nowrap text-on-picture-2"
      style={{ gridArea: 'views' }}
    >
      <b className="label text-[1em] leading-none text-on-picture tabular-nums">{formatCount(views)}</b>{' '}
      <span className="text-[max(0.55em,0.75rem)]">{copy.controls.views(views)}</span>
    </p>
  );
}

export const countVideoView = (videoId: string) =>
  countView(queryClient, videoId, { mayStartCounter: isMember });
