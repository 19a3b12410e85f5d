import { Bell, CircleCheck, KeyRound, Play, UserPlus, type LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { grantAccessPath, playParameter } from '#src/config/paths.ts';
import { thumbnailUrl } from '#src/data/storage/file-url.ts';
import {
  getNotificationTarget,
  type Notification,
  type NotificationTarget,
} from '#src/domain/notification.ts';
import { formatRelativeTime } from '#src/lib/relative-time.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';

const icons: Record<NotificationTarget, LucideIcon> = {
  video: Play,
  users: CircleCheck,
  accounts: CircleCheck,
  invites: UserPlus,
  requests: KeyRound,
};

function getNotificationLink(subject: NotificationTarget, videoId: string): To {
  switch (subject) {
    case 'video':
      return { search: new URLSearchParams({ [playParameter]: videoId }).toString() };
    case 'users':
      return grantAccessPath(0);
    case 'accounts':
      return grantAccessPath(1);
    case 'invites':
      return grantAccessPath(2);
    case 'requests':
      return grantAccessPath(3);
  }
}

interface NotificationRowProps {
  notification: Notification;
  isUnread: boolean;
  now: Date;
}

/** One thing that the account was told; it leads to what it is about. */
export function NotificationRow({ notification, isUnread, now }: NotificationRowProps) {
  const { message_string: message, timestamp, video_id: videoId } = notification;
  const subject = getNotificationTarget(notification);
  const Icon = subject ? icons[subject] : Bell;
  const content = (
    <>
      <span className="relative grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
        <Icon aria-hidden="true" className="size-5" />
        {isUnread && (
          <span className="absolute -top-0.5 -left-0.5 size-3 rounded-full bg-red shadow-[0_0_0_3px_var(--color-bg)]">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={isUnread ? 'font-[650]' : ''}>{message}</span>
        {timestamp && (
          <time dateTime={timestamp.toISOString()} className="label text-md text-ink-2">
            {formatRelativeTime(timestamp, now)}
          </time>
        )}
      </span>
      {videoId !== '' && (
        <ImageWithFallback
          src={thumbnailUrl(videoId)}
          fallback={poster}
          loading="lazy"
          className="aspect-video w-24 shrink-0 rounded-sm bg-sunk object-cover"
        />
      )}
    </>
  );
  const row = 'flex min-h-17 items-center gap-4 py-3';
  return (
    <li className="border-b border-line">
      {subject ? (
        <Link
          to={getNotificationLink(subject, videoId)}
          className={`${row} -mx-3 rounded-sm px-3 no-underline hover:bg-sunk/60`}
        >
          {content}
        </Link>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}
