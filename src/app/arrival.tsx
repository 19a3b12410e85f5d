import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { arriveAt, useVisit } from '#src/session/wish.ts';
import { useMemberId } from '#src/session/use-member-id.ts';

/** Steps of logging in; on any other page the user has arrived. */
const entryPaths: readonly string[] = [
  ...[paths.landing, paths.login, paths.signup, paths.register, paths.auth, paths.verify, paths.action],
];

/** Forgets the way back once a member is somewhere. */
export function Arrival() {
  const memberId = useMemberId();
  const { pathname } = useLocation();
  useArrival(memberId !== undefined && !entryPaths.includes(pathname), pathname);
  return null;
}

function useArrival(hasArrived: boolean, pathname: string) {
  const visit = useVisit();
  useEffect(() => {
    if (hasArrived) arriveAt(visit, pathname);
  }, [visit, hasArrived, pathname]);
}
