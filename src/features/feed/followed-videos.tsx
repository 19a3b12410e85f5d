import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { countFollows } from '#src/domain/follows.ts';
import { followsQuery } from '#src/queries/follows.ts';
import type { PageSizes } from '#src/queries/query-keys.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { VideoCardSkeletons, VideoList } from './video-list.tsx';

export function FollowedVideos({ sizes }: { sizes: PageSizes }) {
  const { user } = useAccount();
  const { data: follows, error, refetch } = useQuery(followsQuery(user.id));
  if (!follows) {
    return error ? (
      <LoadError title="We couldn't load who you follow" onRetry={() => void refetch()}>
        {error.message}
      </LoadError>
    ) : (
      <VideoCardSkeletons count={sizes.first} />
    );
  }
  if (countFollows(follows) === 0) return <NobodyFollowed />;
  return (
    <>
      <Link to={paths.following} className="inline-flex min-h-11 items-center justify-self-start underline">
        See who you follow
      </Link>
      <VideoList filter={{ kind: 'followed', follows }} sizes={sizes} emptyState={<NoRides />} />
    </>
  );
}

function NobodyFollowed() {
  return (
    <StatePanel
      variant="empty"
      title="You're not following anyone yet"
      action={
        <ButtonLink variant="primary" to={paths.search}>
          Find riders and animals
        </ButtonLink>
      }
    >
      Follow riders, contractors and animals on their pages. Their rides show up here.
    </StatePanel>
  );
}

function NoRides() {
  return (
    <StatePanel variant="empty" title="No rides yet">
      New rides of the riders, contractors and animals you follow show up here.
    </StatePanel>
  );
}
