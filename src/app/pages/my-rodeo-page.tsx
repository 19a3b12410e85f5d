import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useLocation } from 'react-router-dom';
import { savedVideosPath, seasonPath } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { FollowButton } from '#src/features/following/follow-button.tsx';
import { ProfileActions } from '#src/features/profile/profile-actions.tsx';
import { ProfileCard } from '#src/features/profile/profile-card.tsx';
import { ProfileFallback } from '#src/features/profile/profile-fallback.tsx';
import { ProfileMenu } from '#src/features/profile/profile-menu.tsx';
import { useMinimumSkeletonTime } from '#src/features/profile/profile-skeleton.tsx';
import { parsePublishedState, PublishedNote } from '#src/features/upload/entry/published-note.tsx';
import { useUploadEntry } from '#src/features/upload/entry/upload-entry-context.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { MyRodeoLists, MyRodeoListsPrefetch } from './my-rodeo-lists.tsx';
import { useProfile } from '#src/features/profile/use-profile.ts';
import { useMyRodeoParams } from '#src/features/profile/use-my-rodeo-params.ts';
import { useMissingFiles } from './use-missing-files.ts';

export default function MyRodeoPage() {
  const { userId } = useMyRodeoParams();
  const published = parsePublishedState(useLocation().state);
  const { own } = useAccount();
  const { startUpload } = useUploadEntry();
  const { user, isSelected, query } = useProfile(userId);
  const isSeen = useMinimumSkeletonTime(userId, user !== undefined);
  // The rules accept late files of the account's own login only.
  useMissingFiles(userId === own.id ? userId : undefined);
  const isPublisher = user !== undefined && canPublish(user.account_type);
  if (!user || !isSeen) {
    return (
      <Page width="profile">
        <ProfileFallback query={query} />
        {user && <MyRodeoListsPrefetch user={user} isOwn={isSelected} />}
      </Page>
    );
  }
  return (
    <Page width="profile">
      <ProfileCard
        user={user}
        actions={
          isSelected ? (
            <ProfileActions canAdd={isPublisher} onUpload={startUpload} />
          ) : (
            user.id !== own.id && (
              <>
                {isPublisher && (
                  <FollowButton target={{ kind: 'user', id: user.id }} name={getDisplayName(user)} />
                )}
                <ProfileMenu user={user} />
              </>
            )
          )
        }
      />
      {user.account_type === 'contestant' && <SeasonLink userId={user.id} />}
      {published && <PublishedNote ride={published} />}
      {isSelected && user.id !== own.id && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          {copy.myRodeo.savedElsewhere}
          <Link to={savedVideosPath(own.id)} className="inline-flex min-h-11 items-center text-ink underline">
            {copy.myRodeo.seeSaved}
          </Link>
        </p>
      )}
      <MyRodeoLists key={user.id} user={user} isOwn={isSelected} />
    </Page>
  );
}

function SeasonLink({ userId }: { userId: string }) {
  return (
    <Link
      to={seasonPath(userId)}
      className="bordered-soft label flex min-h-14 items-center justify-between gap-4 rounded-md bg-surface px-4 no-underline hover:bg-sunken"
    >
      {copy.myRodeo.season}
      <ChevronRight aria-hidden="true" className="size-5.5 shrink-0" />
    </Link>
  );
}
