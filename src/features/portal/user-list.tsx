import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LegacyUser } from '#src/domain/legacy-user.ts';
import { useClientPages } from '#src/lib/use-client-pages.ts';
import { legacyUsersQuery } from '#src/queries/portal-queries.ts';
import { endRefusedSession } from '#src/session/log-out.ts';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

const handleLoginRequired = (reason: string) => void endRefusedSession(reason);

interface UserListProps {
  baseUrl: string;
  emptyState: ReactNode;
}

/** The users of the legacy system. */
export function UserList({ baseUrl, emptyState }: UserListProps) {
  const query = useQuery(legacyUsersQuery(baseUrl, handleLoginRequired));
  if (!query.data) {
    return (
      <QueryFallback query={query} copy={copy.users}>
        <UserListSkeleton />
      </QueryFallback>
    );
  }
  return query.data.length === 0 ? emptyState : <PagedUsers users={query.data} />;
}

function PagedUsers({ users }: { users: readonly LegacyUser[] }) {
  const { items, pendingCount, sentinelRef } = useClientPages(users);
  return (
    <div className="relative">
      <ul aria-label={copy.users.listName} className="border-t border-line">
        {items.map(({ id, name, email }) => (
          <li key={id} className="grid border-b border-line py-3 wrap-anywhere">
            <span className="font-[650]">{name}</span>
            {email !== name && <span className="text-sm text-ink-2">{email}</span>}
          </li>
        ))}
      </ul>
      {pendingCount > 0 && <RowSkeletons count={pendingCount} />}
      <div ref={sentinelRef} className="absolute bottom-0 h-px w-px" />
    </div>
  );
}

function UserListSkeleton() {
  return (
    <Loading label={copy.users.loading}>
      <RowSkeletons count={5} />
    </Loading>
  );
}

function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} className="mt-2 h-14" />);
}
