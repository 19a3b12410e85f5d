import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { blockedIdsQuery, unblockAccountMutation } from '#src/queries/block-queries.ts';
import { userQuery } from '#src/queries/user-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Section } from '#src/ui/section.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

export function BlockedAccountsSection({ own }: { own: User }) {
  const query = useQuery(blockedIdsQuery(own.id));
  return (
    <Section title={copy.blocked.title}>
      <p className="text-ink-2">{copy.blocked.text}</p>
      {query.data ? (
        <BlockedAccounts own={own} ids={query.data} />
      ) : (
        <QueryFallback query={query} copy={copy.blocked}>
          <Skeleton className="h-11 w-full max-w-72" />
        </QueryFallback>
      )}
    </Section>
  );
}

function BlockedAccounts({ own, ids }: { own: User; ids: readonly string[] }) {
  const profiles = useQueries({ queries: ids.map(userQuery), combine: (all) => all.map(({ data }) => data) });
  const unblock = useMutation(unblockAccountMutation(useQueryClient(), own.id));
  if (ids.length === 0) return <p>{copy.blocked.empty}</p>;
  const handleUnblock = async (id: string, name: string) => {
    try {
      await unblock.mutateAsync(id);
      showAlert('success', copy.blocked.unblocked(name));
    } catch (error) {
      showAlert('error', copy.blocked.failed(name, getErrorMessage(error)));
    }
  };
  return (
    <ul ref={keepRowFocus} className="border-t border-line">
      {ids.map((id, index) => (
        <BlockedAccount
          key={id}
          profile={profiles[index]}
          isBusy={unblock.isPending}
          onUnblock={(name) => void handleUnblock(id, name)}
        />
      ))}
    </ul>
  );
}

interface BlockedAccountProps {
  /** Undefined while loading; null when it does not exist or was deleted. */
  profile: User | null | undefined;
  isBusy: boolean;
  onUnblock: (name: string) => void;
}

function BlockedAccount({ profile, isBusy, onUnblock }: BlockedAccountProps) {
  const name = profile ? getDisplayName(profile) : copy.blocked.unavailable;
  return (
    <li className="flex min-h-19 flex-wrap items-center gap-4 border-b border-line py-3">
      {profile && <Avatar src={smallUserPhotoUrls(profile)} accountType={profile.account_type} />}
      <span className="min-w-0 flex-1 font-[650] wrap-anywhere">
        {profile === undefined ? <Skeleton className="h-6 w-40" /> : name}
      </span>
      <Button disabled={isBusy || profile === undefined} onClick={() => onUnblock(name)}>
        {copy.blocked.unblock}
        <NameSuffix>{copy.blocked.whom(name)}</NameSuffix>
      </Button>
    </li>
  );
}
