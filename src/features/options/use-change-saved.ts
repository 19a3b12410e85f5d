import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedChange } from '#src/domain/saved-video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { savedVideoMutation } from '#src/queries/saved-video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from './copy.ts';

/** Saves a video or removes it from the saved ones, and says so. */
export function useChangeSaved(memberId: string | undefined) {
  const { mutateAsync } = useMutation(savedVideoMutation(useQueryClient(), memberId ?? ''));
  return async (change: SavedChange) => {
    try {
      await mutateAsync(change);
      showAlert('success', change.isSaved ? copy.save.saved : copy.save.removed, { isBrief: true });
    } catch (error) {
      const formatFailure = change.isSaved ? copy.save.saveFailed : copy.save.removeFailed;
      showAlert('error', formatFailure(getErrorMessage(error)));
    }
  };
}
