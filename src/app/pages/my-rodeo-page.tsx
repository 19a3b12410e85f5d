import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { fetchUser } from '#src/data/firestore/users.ts';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import { mayPublish } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';
import { ProfileCard } from '#src/features/profile/profile-card.tsx';
import { useAccount } from '#src/session/use-account.ts';
import { Bone } from '#src/ui/bone.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { FilteredVideos } from './filtered-videos.tsx';

/** The profile named in the address, else the one acted for. */
function useProfile() {
  const { selected } = useAccount();
  const { id } = useParams();
  const [query] = useSearchParams();
  const wanted = id ?? query.get('userId') ?? selected.id;
  const profile = useQuery({
    queryKey: ['profile', wanted],
    queryFn: async () => (await fetchUser(wanted)) ?? null,
    enabled: wanted !== selected.id,
  });
  return wanted === selected.id
    ? { user: selected, isPending: false, own: true, retry: undefined }
    : {
        user: profile.data,
        isPending: profile.isPending,
        own: false,
        retry: profile.error ? profile.refetch : undefined,
      };
}

export default function MyRodeoPage() {
  const { user, isPending, own, retry } = useProfile();
  if (isPending) return <ProfileSkeleton />;
  if (!user || user.deleted) {
    return (
      <Page width="profile">
        <StatePanel
          wholePage
          kind="error"
          title={retry ? 'The profile did not load' : 'Nobody here'}
          action={
            retry ? (
              <Button look="primary" onClick={() => void retry()}>
                Try again
              </Button>
            ) : (
              <ButtonLink to={paths.feed}>To the feed</ButtonLink>
            )
          }
        >
          {retry ? 'The server could not be reached.' : 'There is no profile at this address.'}
        </StatePanel>
      </Page>
    );
  }
  return (
    <Page width="profile">
      <ProfileCard user={user} />
      {mayPublish(user.account_type) && (
        <FilteredVideos filter={videosOf(user)} empty={<NoRides own={own} />} />
      )}
    </Page>
  );
}

/** Contractors are found by what they uploaded as the contractor, contestants by who uploaded. */
function videosOf(user: User): VideoFilter {
  return user.account_type === 'contractor'
    ? { kind: 'by-contractor', contractorId: user.id }
    : { kind: 'by-contestant', userId: user.id };
}

function NoRides({ own }: { own: boolean }) {
  return (
    <StatePanel
      kind="empty"
      title="No rides yet"
      action={
        own && (
          <ButtonLink look="primary" to={paths.upload}>
            Upload video
          </ButtonLink>
        )
      }
    >
      {own ? 'Film a ride, trim it here and publish it.' : 'Nothing has been published here yet.'}
    </StatePanel>
  );
}

function ProfileSkeleton() {
  return (
    <Page width="profile">
      <span className="sr-only" role="status">
        Loading the profile
      </span>
      <Bone className="aspect-[16/5] w-full rounded-lg" />
      <Bone className="h-14 w-2/3" />
      <Bone className="h-6 w-1/3" />
    </Page>
  );
}
