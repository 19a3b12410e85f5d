import { useUnreadCount } from '#src/features/notifications/use-notifications.ts';
import { copy } from './copy.ts';

export function UnreadBadge({ profileId }: { profileId: string }) {
  const count = useUnreadCount(profileId);
  if (count === 0) return null;
  return (
    <span className="label grid min-w-6 place-items-center rounded-full bg-red px-1.5 py-1 text-sm leading-none text-on-red">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{copy.unread(count)}</span>
    </span>
  );
}
