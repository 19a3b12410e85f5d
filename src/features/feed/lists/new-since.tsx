import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { formatRecentDay } from '#src/lib/dates.ts';
import {
  lastFollowingVisitQuery,
  markFollowingVisit,
  newFollowedRidesQuery,
} from '#src/queries/follow-queries.ts';
import { copy } from './copy.ts';

/** Says how many rides are new since the last visit to this list, and makes this one the last. */
export function NewSince({ userId }: { userId: string }) {
  const { data: lastVisit } = useQuery(lastFollowingVisitQuery(userId));
  return lastVisit === undefined ? null : <NewSinceVisit userId={userId} lastVisit={lastVisit} />;
}

function useMarkVisit(userId: string) {
  const client = useQueryClient();
  useEffect(() => markFollowingVisit(client, userId), [client, userId]);
}

function NewSinceVisit({ userId, lastVisit }: { userId: string; lastVisit: number }) {
  const client = useQueryClient();
  // What was new when the list was opened stays so while it is open.
  const [since] = useState(lastVisit);
  const { data: count = 0 } = useQuery(newFollowedRidesQuery(client, userId, since));
  useMarkVisit(userId);
  if (count === 0) return null;
  return (
    <div className="flex items-center gap-3">
      <h2 className="display text-display-md text-red-text">
        {copy.followed.newSince(formatRecentDay(since))}
      </h2>
      <hr className="stitch flex-1" />
      <span className="label whitespace-nowrap text-ink-2">{countNouns(count, 'ride')}</span>
    </div>
  );
}
