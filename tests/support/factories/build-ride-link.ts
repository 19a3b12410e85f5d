import type { RideLink, RideLinkState } from '#src/domain/ride-link.ts';
import type { StoredVideo } from './build-video.ts';

/** A stored link of two films. @param proposedBy one of their accounts */
export function buildRideLink(
  first: StoredVideo,
  later: StoredVideo,
  proposedBy: string,
  state: RideLinkState = 'proposed',
): RideLink {
  return {
    id: later.id,
    first_video_id: first.id,
    user_id: later.user_id,
    first_user_id: first.user_id,
    proposed_by: proposedBy,
    state,
    refused: [],
    created: new Date(Date.UTC(2026, 6, 27)),
  };
}
