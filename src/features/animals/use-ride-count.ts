import { useQuery } from '@tanstack/react-query';
import { videoCountQuery } from '#src/queries/video-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { copy } from './copy.ts';

/** A thousand counted videos cost one read. */
const maxForMembers = 1000;
/** The security rules limit visitors to 20 videos per query. */
const maxForVisitors = 20;

/** The number of an animal's rides as text. */
export function useRideCount(animalId: string): string {
  const max = useMemberId() === undefined ? maxForVisitors : maxForMembers;
  const { data: count } = useQuery(videoCountQuery(animalId, max));
  return count === undefined ? copy.page.unknownCount : copy.page.rideCount(count, count === max);
}
