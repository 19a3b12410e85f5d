import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { accountTypeNames, type AccountType } from '#src/domain/account-type.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import arena from '#src/ui/art/cover-arena.svg';
import range from '#src/ui/art/cover-range.svg';
import { Avatar } from '#src/ui/avatar.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { VerifiedBadge } from '#src/ui/verified-badge.tsx';
import { copy } from './copy.ts';
import stands from './art/cover-stands.svg';
import { ProfileLinks } from './profile-link-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

const covers: Record<AccountType, string> = {
  contractor: range,
  contestant: arena,
  fan: stands,
  staff: stands,
};

interface ProfileCardProps {
  user: User;
  actions: ReactNode;
}

export function ProfileCard({ user, actions }: ProfileCardProps) {
  return (
    <section
      aria-label={copy.card.label}
      className="bordered-soft relative -mx-(--gutter) -mt-6 overflow-hidden bg-surface sm:mx-0 sm:mt-0 sm:rounded-lg"
    >
      <img
        src={covers[user.account_type]}
        alt=""
        className="aspect-[16/4.5] w-full short:max-h-[32vh] object-cover sm:aspect-[16/5]"
      />
      <div className="grid grid-cols-1 gap-4 px-(--gutter) pb-6 sm:px-8 sm:pb-8">
        <div className="relative -mt-14 flex flex-wrap items-end gap-4">
          <div className="rounded-full bg-surface shadow-[0_0_0_6px_var(--color-surface)]">
            <Avatar size="lg" src={userPhotoUrl(user)} accountType={user.account_type} />
          </div>
          {actions && <div className="ml-auto flex flex-wrap gap-3 pb-1">{actions}</div>}
        </div>
        <div className="grid gap-2">
          <PageHeading title={getDisplayName(user)} className="text-display-xl wrap-anywhere">
            {getDisplayName(user)}
            {user.isVerified && <VerifiedBadge className="ml-2 size-[0.62em] align-[-0.02em]" />}
          </PageHeading>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
            {user.location && (
              <span className="flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
                {user.location}
              </span>
            )}
            <Tag>{accountTypeNames[user.account_type]}</Tag>
          </p>
        </div>
        {user.bio && <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{user.bio}</p>}
        {user.sponsors && <Sponsors>{user.sponsors}</Sponsors>}
        <ProfileLinks profile={user} />
      </div>
    </section>
  );
}

function Sponsors({ children }: { children: string }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <dt className="label text-md text-ink-2">{copy.card.sponsors}</dt>
      <dd className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{children}</dd>
    </dl>
  );
}
