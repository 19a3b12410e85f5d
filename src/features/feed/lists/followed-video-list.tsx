import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { countFollows } from '#src/domain/follow.ts';
import { followsQuery } from '#src/queries/follow-queries.ts';
import type { PageSizes } from '#src/queries/query-keys.ts';
import { useAccount } from '#src/session/use-account.ts';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { NewSince } from './new-since.tsx';
import { VideoCardSkeletons, VideoList } from '../video-list.tsx';

export function FollowedVideos({ sizes }: { sizes: PageSizes }) {
  const { user } = useAccount();
  const query = useQuery(followsQuery(user.id));
  const follows = query.data;
  if (!follows) {
    return (
      <QueryFallback query={query} copy={copy.followed}>
        <VideoCardSkeletons count={sizes.first} />
      </QueryFallback>
    );
  }
  if (countFollows(follows) === 0)
    return (
      <EmptyPanel
        copy={copy.followed.nobodyFollowed}
        to={paths.search}
        linkText={copy.followed.nobodyFollowed.search}
      />
    );
  return (
    <>
      <Link to={paths.following} className="inline-flex min-h-11 items-center justify-self-start underline">
        {copy.followed.seeFollowing}
      </Link>
      <NewSince userId={user.id} />
      <VideoList
        filter={{ kind: 'followed', follows }}
        sizes={sizes}
        emptyState={<StatePanel copy={copy.followed.empty} />}
      />
    </>
  );
}
