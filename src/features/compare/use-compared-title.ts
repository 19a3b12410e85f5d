import { nameBesideRide } from '#src/domain/beside-ride.ts';
import { presentResult } from '#src/domain/present-result.ts';
import type { Video } from '#src/domain/video.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';
import type { OfBoth } from './use-compare-search.ts';

/** How both rides ended, as their rider says it or as others do. */
export function useComparedTitle({ left, right }: OfBoth<Video>): string {
  const reader = useOptionalAccount()?.selected.id;
  if (!presentResult(left) || !presentResult(right)) return copy.title;
  return copy.against(nameBesideRide(left, reader), nameBesideRide(right, reader));
}
