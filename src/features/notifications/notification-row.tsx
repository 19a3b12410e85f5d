import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import KeyRound from 'lucide-react/icons/key-round';
import Play from 'lucide-react/icons/play';
import UserPlus from 'lucide-react/icons/user-plus';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link, type To } from 'react-router-dom';
import { grantAccessPath, myRodeoPath, playParameter, grantAccessTabs } from '#src/config/paths.ts';
import { thumbnailUrl } from '#src/data/storage/file-url.ts';
import { copy as notices } from '#src/domain/notices/copy.ts';
import {
  alertTypes,
  getNotificationTarget,
  readMessage,
  type Notification,
  type NotificationTarget,
} from '#src/domain/notification.ts';
import { getRideTitle } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatRelativeTime, formatTimestamp } from '#src/lib/dates.ts';
import { FactLink } from '#src/ui/fact-list.tsx';
import { HatIcon } from '#src/ui/hat-icon.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { OwnAccountNote, type SwitchBackButton } from './own-account-note.tsx';

const icons: Record<NotificationTarget, LucideIcon> = {
  video: Play,
  users: CircleCheck,
  accounts: CircleCheck,
  invites: UserPlus,
  requests: KeyRound,
};

function getNotificationLink(target: NotificationTarget, videoId: string): To {
  return target === 'video'
    ? { search: new URLSearchParams({ [playParameter]: videoId }).toString() }
    : grantAccessPath(grantAccessTabs[target]);
}

interface NotificationRowProps {
  notification: Notification;
  /** What it is about; undefined while it is loaded, or gone. */
  ride: Video | undefined;
  isUnread: boolean;
  now: Date;
  SwitchBackButton: SwitchBackButton;
}

export function NotificationRow({
  notification,
  ride,
  isUnread,
  now,
  SwitchBackButton,
}: NotificationRowProps) {
  const { message_string: stored, timestamp, video_id: videoId, actor_id: actorId } = notification;
  const textId = useId();
  const target = getNotificationTarget(notification);
  const Icon = notification.alert_type === alertTypes.hatTipped ? HatIcon : target ? icons[target] : Bell;
  const told = readMessage(stored);
  const message = told ? notices.messages[told.type](told.name, told.subject) : stored;
  // Older notifications name it without its id.
  const actorName = actorId === '' ? '' : (told?.name ?? '');
  return (
    <li className="lazy-row border-b border-line">
      <div
        className={classNames(
          'relative flex min-h-17 flex-wrap items-center gap-4 rounded-sm px-3 py-3',
          target && 'hover:bg-sunken/60',
        )}
      >
        {target && (
          <Link
            to={getNotificationLink(target, videoId)}
            aria-labelledby={textId}
            className="absolute inset-0 rounded-sm"
          />
        )}
        <span className="pointer-events-none relative grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
          <Icon aria-hidden="true" className="size-5" />
          {isUnread && (
            <span className="absolute -top-0.5 -left-0.5 size-3 rounded-full bg-red shadow-[0_0_0_3px_var(--color-bg)]" />
          )}
        </span>
        <span id={textId} className="grid min-w-0 grow basis-28 gap-0.5">
          <span className={isUnread ? 'font-[650]' : ''}>
            {isUnread && <span className="sr-only">{copy.unread} </span>}
            {actorName !== '' && <FactLink to={myRodeoPath(actorId)}>{actorName}</FactLink>}
            {message.slice(actorName.length)}
          </span>
          {/* Its place is kept, because it comes later than the rows. */}
          {target === 'video' && (
            <span className="line-clamp-2 min-h-[2lh] text-sm text-ink-2 sm:line-clamp-1 sm:min-h-lh">
              {ride && getRideTitle(ride)}
            </span>
          )}
          {timestamp && (
            <time dateTime={formatTimestamp(timestamp)} className="label text-md text-ink-2">
              {formatRelativeTime(timestamp, now)}
            </time>
          )}
        </span>
        {target === 'video' && (
          <RidePoster src={thumbnailUrl(videoId)} className="aspect-video w-24 shrink-0 rounded-sm" />
        )}
      </div>
      {target && target !== 'video' && (
        <OwnAccountNote to={grantAccessPath(grantAccessTabs[target])} SwitchBackButton={SwitchBackButton} />
      )}
    </li>
  );
}

export function NotificationRowSkeletons({ count }: { count: number }) {
  return (
    <div className="grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-17" />
      ))}
    </div>
  );
}
