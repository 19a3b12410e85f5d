import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { copy } from './copy.ts';

/** Where a page cannot be loaded: what there still is to watch. */
export function KeptLink() {
  const { data: sets = [] } = useQuery(keptSetsQuery);
  if (sets.length === 0) return null;
  return (
    <Link to={paths.kept} className="inline-flex min-h-11 items-center underline">
      {copy.link(sets.reduce((count, { videos }) => count + videos.length, 0))}
    </Link>
  );
}
