import { isShownInList } from '#src/domain/push.ts';
import { pushChoiceQuery } from '#src/queries/push-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnread, mergeNotifications, type Notification } from '#src/domain/notification.ts';
import { useInfinitePages } from '#src/lib/use-infinite-pages.ts';
import { useNow } from '#src/lib/use-now.ts';
import { notificationPagesQuery, notificationRidesQuery } from '#src/queries/notification-queries.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { copy } from './copy.ts';
import { NotificationRow, NotificationRowSkeletons } from './notification-row.tsx';
import type { SwitchBackButton } from './own-account-note.tsx';
import { useMarkSeen } from './use-notifications.ts';

/** The rides of each page that no page before it is about. */
function listRideIds(pages: readonly Notification[][]): string[][] {
  const listed = new Set(['']);
  return pages
    .map((page) => page.map(({ video_id: id }) => id).filter((id) => !listed.has(id) && listed.add(id)))
    .filter((ids) => ids.length > 0);
}

/** The rides that notifications are about, page by page as these are loaded. */
const useRides = (pages: readonly Notification[][]) =>
  useQueries({
    queries: listRideIds(pages).map(notificationRidesQuery),
    combine: (queries) => new Map(queries.flatMap(({ data }) => [...(data ?? [])])),
  });

interface NotificationListProps {
  profileId: string;
  newest: Notification[];
  lastSeen: number;
  SwitchBackButton: SwitchBackButton;
}

/** The kinds that the person leaves out of the list of their own account. */
function useHiddenKinds(profileId: string): readonly string[] {
  const isOwn = useMemberId() === profileId;
  return useQuery({ ...pushChoiceQuery(profileId), enabled: isOwn }).data?.hidden ?? [];
}

export function NotificationList(props: NotificationListProps) {
  const { profileId, newest, lastSeen, SwitchBackButton } = props;
  // Rows that were unread when the page opened stay marked while it is open.
  const [initialLastSeen] = useState(lastSeen);
  useMarkSeen(profileId, newest);
  const now = useNow();
  const query = useInfiniteQuery(notificationPagesQuery(profileId, newest));
  const { pages, sentinelRef, ...list } = useInfinitePages(query);
  const hidden = useHiddenKinds(profileId);
  const notifications = mergeNotifications(newest, pages.flat()).filter((each) =>
    isShownInList(each, hidden),
  );
  // Those that come while the list is open are read on their own.
  const rides = useRides([...pages, newest]);
  return (
    <InfiniteList
      list={{ ...list, items: notifications, isFetching: list.isFetchingNextPage }}
      sentinelRef={sentinelRef}
      name={copy.listName}
      skeleton={null}
      nextPageSkeleton={<NotificationRowSkeletons count={2} />}
      emptyState={<StatePanel copy={copy.empty} />}
    >
      <ul className="-mx-3 border-t border-line">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            ride={rides.get(notification.video_id)}
            isUnread={isUnread(notification, initialLastSeen)}
            now={now}
            SwitchBackButton={SwitchBackButton}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}
