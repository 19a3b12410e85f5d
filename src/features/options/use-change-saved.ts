import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedChange } from '#src/domain/saved-videos.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { savedVideoMutation } from '#src/queries/saved-videos.ts';
import { showAlert } from '#src/session/alerts-store.ts';

/** Saves a video or removes it from the saved ones, and says so. */
export function useChangeSaved(memberId: string | undefined) {
  const { mutateAsync } = useMutation(savedVideoMutation(useQueryClient(), memberId ?? ''));
  return async (change: SavedChange) => {
    try {
      await mutateAsync(change);
      showAlert('success', change.isSaved ? 'Ride saved.' : 'Removed from Saved.', { isBrief: true });
    } catch (error) {
      const failure = change.isSaved ? "We couldn't save the ride." : "We couldn't remove the ride.";
      showAlert('error', `${failure} ${getErrorMessage(error)}`);
    }
  };
}
