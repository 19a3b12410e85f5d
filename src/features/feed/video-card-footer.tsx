import { useQuery } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { smallPhotoUrls } from '#src/data/storage/file-url.ts';
import { parseAccountType } from '#src/domain/account-type.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { viewCountQuery } from '#src/queries/view-queries.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CardActionsContext } from './card-actions-context.ts';
import { copy } from './copy.ts';

export function VideoCardFooter({ video }: { video: IndexedVideo }) {
  const footer = useRef<HTMLDivElement>(null);
  const isNearScreen = useIsNearScreen(footer);
  const { data: views } = useQuery({ ...viewCountQuery(video.video_id), enabled: isNearScreen });
  const { renderOptions } = use(CardActionsContext);
  return (
    <div ref={footer} className="mt-1 flex min-h-13 flex-wrap items-center gap-3 border-t border-line pt-2">
      <Link
        to={myRodeoPath(video.user_id)}
        className="flex min-h-11 min-w-0 flex-[1_1_4.5rem] items-center gap-3 text-sm font-[650] no-underline hover:underline"
      >
        <Avatar
          size="sm"
          loading="lazy"
          src={smallPhotoUrls(video.user_id)}
          accountType={parseAccountType(video.account_upload)}
        />
        {video.user_name}
      </Link>
      {views !== undefined && (
        <span className="flex items-baseline gap-[0.3em] text-sm whitespace-nowrap text-ink-2">
          <b className="label leading-none text-ink tabular-nums">{formatCount(views)}</b>
          {copy.views(views)}
        </span>
      )}
      {renderOptions(video)}
    </div>
  );
}
