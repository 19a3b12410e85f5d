import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { seasonPath } from '#src/config/paths.ts';
import { copy } from './copy.ts';

export function SeasonLink({ userId }: { userId: string }) {
  return (
    <Link
      to={seasonPath(userId)}
      className="bordered-soft label flex min-h-14 items-center justify-between gap-4 rounded-md bg-surface px-4 no-underline hover:bg-sunken"
    >
      {copy.rodeo.season}
      <ChevronRight aria-hidden="true" className="size-5.5 shrink-0" />
    </Link>
  );
}
