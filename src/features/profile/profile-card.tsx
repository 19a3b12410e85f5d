import { BadgeCheck, MapPin } from 'lucide-react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { accountTypeNames } from '#src/domain/account-type.ts';
import { displayName, type User } from '#src/domain/user.ts';
import range from '#src/ui/art/cover-range.svg';
import arena from '#src/ui/art/cover-arena.svg';
import { Avatar } from '#src/ui/avatar.tsx';
import { Tag } from '#src/ui/tag.tsx';

/** The head of a profile: cover by account type, picture, name and facts. */
export function ProfileCard({ user }: { user: User }) {
  return (
    <section className="edge-soft relative -mx-(--gutter) -mt-6 overflow-hidden bg-surface sm:mx-0 sm:mt-0 sm:rounded-lg">
      <img
        src={user.account_type === 'contractor' ? range : arena}
        alt=""
        className="aspect-[16/7] w-full object-cover sm:aspect-[16/5]"
      />
      <div className="grid gap-4 px-(--gutter) pb-6 sm:px-8 sm:pb-8">
        <div className="relative -mt-14 size-fit rounded-full shadow-[0_0_0_6px_var(--color-surface)]">
          <Avatar size="lg" src={userPhotoUrl(user)} accountType={user.account_type} />
        </div>
        <div className="grid gap-2">
          <h1 className="display text-display-xl">
            {displayName(user)}
            {user.isVerified && (
              <BadgeCheck aria-label="Verified" className="ml-2 inline size-[0.62em] text-brass-text" />
            )}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
            {user.location && (
              <span className="flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4.5" />
                {user.location}
              </span>
            )}
            <Tag>{accountTypeNames[user.account_type]}</Tag>
          </p>
        </div>
        {user.bio && <p className="max-w-[65ch] whitespace-pre-line">{user.bio}</p>}
        {user.sponsors && (
          <p className="flex flex-wrap items-baseline gap-2 text-sm">
            <span className="label text-md text-ink-2">Sponsors</span>
            {user.sponsors}
          </p>
        )}
      </div>
    </section>
  );
}
