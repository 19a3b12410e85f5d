import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Meeting } from '#src/domain/meetings.ts';
import { TextButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { describeFigures } from './describe-figures.ts';

/** How many are listed before the rest is asked for. */
const firstCount = 8;

interface MeetingListProps {
  title: string;
  emptyText: string;
  meetings: readonly Meeting[];
  getPath: (id: string) => string;
}

/** The riders that an animal met, or the animals that a rider met. */
export function MeetingList({ title, emptyText, meetings, getPath }: MeetingListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? meetings : meetings.slice(0, firstCount);
  return (
    <div className="grid content-start gap-3">
      <h3 id={id} className="display text-display-sm">
        {title}
      </h3>
      {meetings.length === 0 && <p className="text-sm text-ink-2">{emptyText}</p>}
      <ul aria-labelledby={id} className="grid">
        {shown.map((meeting) => (
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
      </ul>
      {shown.length < meetings.length && (
        <TextButton className="justify-self-start" onClick={() => setIsOpen(true)}>
          {copy.meetings.showAll(meetings.length)}
        </TextButton>
      )}
    </div>
  );
}
