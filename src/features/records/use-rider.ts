import { useQuery } from '@tanstack/react-query';
import { findRiderName } from '#src/domain/meetings.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { userQuery } from '#src/queries/user-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';

interface Rider {
  /** Empty when it is not known. */
  name: string;
  /** Undefined for visitors, who may not read profiles, and for an account that does not exist. */
  user: User | undefined;
  isPending: boolean;
}

/** A rider, by the profile or as the rides name them. */
export function useRider(userId: string, rides: readonly Video[] = []): Rider {
  const isMember = useMemberId() !== undefined;
  const { data: user, isPending } = useQuery({ ...userQuery(userId), enabled: isMember });
  return {
    name: user ? getDisplayName(user) : findRiderName(rides, userId),
    user: user ?? undefined,
    isPending: isMember && isPending,
  };
}
