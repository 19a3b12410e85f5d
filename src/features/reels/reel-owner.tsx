import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import type { Reel } from '#src/domain/reel.ts';
import { copy } from './copy.ts';

/** Whose reel or result list it is. */
export const ReelOwner = ({ reel }: { reel: Reel }) => (
  <span>
    {copy.by}{' '}
    <Link
      to={myRodeoPath(reel.user_id)}
      className="inline-flex min-h-11 items-center font-semibold text-ink underline"
    >
      {reel.user_name}
    </Link>
  </span>
);
