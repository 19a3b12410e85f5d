import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Meeting } from '#src/domain/meetings.ts';
import type { Video } from '#src/domain/video.ts';
import { ShortList } from '#src/ui/short-list.tsx';
import { copy } from './copy.ts';
import { describeFigures } from './describe-figures.ts';

interface MeetingListProps {
  title: string;
  emptyText: string;
  rides: readonly Video[];
  getMeetings: (rides: readonly Video[]) => readonly Meeting[];
  getPath: (id: string) => string;
}

/** The riders that an animal met, or the animals that a rider met. */
export function MeetingList({ title, emptyText, rides, getMeetings, getPath }: MeetingListProps) {
  const meetings = useMemo(() => getMeetings(rides), [getMeetings, rides]);
  return (
    <ShortList title={title} emptyText={emptyText}>
      {meetings.map((meeting) => (
        <li key={meeting.id} className="border-b border-line">
          <Link
            to={getPath(meeting.id)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2 no-underline"
          >
            <span className="font-[650] underline decoration-1 wrap-anywhere">
              {meeting.name || copy.meetings.unnamed}
            </span>
            <span className="text-sm text-ink-2">{describeFigures(meeting.figures)}</span>
          </Link>
        </li>
      ))}
    </ShortList>
  );
}
