import { mayPublish } from '#src/domain/account-type.ts';
import { ProfileActions } from '#src/features/profile/profile-actions.tsx';
import { ProfileCard } from '#src/features/profile/profile-card.tsx';
import { ProfileMissing } from '#src/features/profile/profile-missing.tsx';
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx';
import { Page } from '#src/ui/page.tsx';
import { RodeoLists, RodeoListsAhead } from './rodeo-lists.tsx';
import { useProfile } from './use-profile.ts';
import { useRodeoAddress } from './use-rodeo-address.ts';
import { useSkeletonTime } from './use-skeleton-time.ts';

/** An account's profile with its videos and its animals. */
export default function MyRodeoPage() {
  const { userId } = useRodeoAddress();
  const { user, isSelected, isPending, failure, retry } = useProfile(userId);
  const isSeen = useSkeletonTime(userId, user !== undefined);
  const hasLists = user !== undefined && mayPublish(user.account_type);
  if (isPending || (user && !isSeen)) {
    return (
      <Page width="profile">
        <ProfileSkeleton />
        {hasLists && <RodeoListsAhead user={user} />}
      </Page>
    );
  }
  if (!user) {
    return (
      <Page width="profile">
        <ProfileMissing failure={failure} onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page width="profile">
      <ProfileCard user={user} actions={isSelected && <ProfileActions canAdd={hasLists} />} />
      {hasLists && <RodeoLists key={user.id} user={user} own={isSelected} />}
    </Page>
  );
}
