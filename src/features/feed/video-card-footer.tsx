import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { profilePhotoUrl } from '#src/data/storage/file-url.ts';
import { parseAccountType } from '#src/domain/account-type.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import { formatCount } from '#src/lib/format.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CardOptionsContext } from './card-options-context.ts';

/** How often a video was watched; the counter's code arrives after the cards have been drawn. */
function useViewCount(videoId: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['views', videoId],
    queryFn: async () => (await import('#src/data/realtime/views.ts')).fetchViewCount(videoId),
  });
  return data;
}

/** Who published a video, how often it was watched, and what can be done with it. */
export function VideoCardFooter({ video }: { video: IndexedVideo }) {
  const views = useViewCount(video.video_id);
  const optionsOf = use(CardOptionsContext);
  return (
    <div className="mt-1 flex min-h-13 items-center gap-3 border-t border-line pt-2">
      <Link
        to={myRodeoPath(video.user_id)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-sm font-[650] no-underline hover:underline"
      >
        <Avatar
          size="sm"
          src={profilePhotoUrl(video.user_id)}
          accountType={parseAccountType(video.account_upload)}
        />
        {video.user_name}
      </Link>
      {views !== undefined && (
        <span className="flex items-baseline gap-[0.3em] text-sm whitespace-nowrap text-ink-2">
          <b className="label leading-none text-ink tabular-nums">{formatCount(views)}</b>
          {views === 1 ? 'view' : 'views'}
        </span>
      )}
      {optionsOf(video)}
    </div>
  );
}
