import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { FollowButton } from '#src/features/following/follow-button.tsx';
import { ProfileActions } from '#src/features/profile/profile-actions.tsx';
import { ProfileCard } from '#src/features/profile/profile-card.tsx';
import { ProfileFallback } from '#src/features/profile/profile-fallback.tsx';
import { ProfileMenu } from '#src/features/profile/profile-menu.tsx';
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx';
import { PublishedNote } from '#src/features/upload/published-note.tsx';
import { parsePublishedState } from '#src/features/upload/published-ride.ts';
import { useUploadEntry } from '#src/features/upload/upload-entry-context.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { RodeoLists, RodeoListsPrefetch } from './rodeo-lists.tsx';
import { useProfile } from './use-profile.ts';
import { useRodeoParams } from './use-rodeo-params.ts';
import { useMinimumSkeletonTime } from './use-minimum-skeleton-time.ts';

export default function MyRodeoPage() {
  const { userId } = useRodeoParams();
  const published = parsePublishedState(useLocation().state);
  const { own } = useAccount();
  const { startUpload } = useUploadEntry();
  const { user, isSelected, isPending, errorMessage, retry } = useProfile(userId);
  const isSeen = useMinimumSkeletonTime(userId, user !== undefined);
  const hasLists = user !== undefined && canPublish(user.account_type);
  if (isPending || (user && !isSeen)) {
    return (
      <Page width="profile">
        <ProfileSkeleton />
        {hasLists && <RodeoListsPrefetch user={user} />}
      </Page>
    );
  }
  if (!user) {
    return (
      <Page width="profile">
        <ProfileFallback errorMessage={errorMessage} onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page width="profile">
      <ProfileCard
        user={user}
        actions={
          isSelected ? (
            <ProfileActions canAdd={hasLists} onUpload={startUpload} />
          ) : (
            user.id !== own.id && (
              <>
                {hasLists && (
                  <FollowButton target={{ kind: 'user', id: user.id }} name={getDisplayName(user)} />
                )}
                <ProfileMenu user={user} />
              </>
            )
          )
        }
      />
      {isSelected && published && <PublishedNote ride={published} />}
      {hasLists && <RodeoLists key={user.id} user={user} isOwn={isSelected} />}
      {!hasLists && isSelected && <FanStart />}
    </Page>
  );
}

/** Fans have no lists of their own (MYR-03). */
function FanStart() {
  return (
    <StatePanel
      variant="empty"
      title="Find your next ride"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.topRides}>Top rides</ButtonLink>
          <ButtonLink variant="primary" to={paths.search}>
            Search rides
          </ButtonLink>
        </div>
      }
    >
      Search by rider, animal, contractor or place. Do you ride yourself? Change your account type to post
      your own.
    </StatePanel>
  );
}
