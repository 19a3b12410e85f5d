import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnread, mergeNotifications, type Notification } from '#src/domain/notification.ts';
import { useInfiniteScroll } from '#src/lib/use-infinite-scroll.ts';
import { notificationPagesQuery } from '#src/queries/notifications.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { copy } from './copy.ts';
import { NotificationRow, NotificationRowSkeletons } from './notification-row.tsx';
import type { SwitchBackButton } from './own-account-note.tsx';
import { useMarkSeen } from './use-notifications.ts';

interface NotificationListProps {
  profileId: string;
  newest: Notification[];
  lastSeen: number;
  SwitchBackButton: SwitchBackButton;
}

export function NotificationList(props: NotificationListProps) {
  const { profileId, newest, lastSeen, SwitchBackButton } = props;
  // Rows that were unread when the page opened stay marked while it is open.
  const [initialLastSeen] = useState(lastSeen);
  useMarkSeen(profileId, newest);
  const [now] = useState(() => new Date());
  const list = useNotificationPages(profileId, newest);
  return (
    <InfiniteList
      list={list}
      sentinelRef={list.sentinelRef}
      name={copy.listName}
      skeleton={null}
      nextPageSkeleton={<NotificationRowSkeletons count={2} />}
      emptyState={null}
    >
      <ul className="border-t border-line">
        {list.items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isUnread={isUnread(notification, initialLastSeen)}
            now={now}
            SwitchBackButton={SwitchBackButton}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}

function useNotificationPages(profileId: string, newest: Notification[]) {
  const query = useInfiniteQuery(notificationPagesQuery(profileId, newest));
  const { pages } = query.data;
  const { hasNextPage, isFetching, isError, error } = query;
  const loadMore = () => void query.fetchNextPage();
  const sentinelRef = useInfiniteScroll({
    isEnabled: hasNextPage && !isFetching && !isError,
    pageCount: pages.length,
    onLoadMore: loadMore,
  });
  return {
    items: mergeNotifications(newest, pages.flat()),
    isPending: false,
    isFetching: query.isFetchingNextPage,
    hasNextPage,
    errorMessage: isFetching ? undefined : error?.message,
    retry: loadMore,
    sentinelRef,
  };
}
