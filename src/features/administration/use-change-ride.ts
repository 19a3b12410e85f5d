import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { rideOfTheWeekMutation } from '#src/queries/moderation-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';

/** Adds a ride to Top Rides or removes it, says so, and offers to undo it. */
export function useChangeRide() {
  const { user } = useAccount();
  const { mutateAsync, isPending } = useMutation(rideOfTheWeekMutation(useQueryClient()));
  /** Whether it succeeded. */
  const changeRide = async (video: Video, isChosen: boolean): Promise<boolean> => {
    try {
      await mutateAsync({ video, isChosen, administratorId: user.id });
      const { chosen, removed, undo } = copy.rides;
      showAlert('success', (isChosen ? chosen : removed)(video.title), {
        action: { label: undo, onClick: () => void changeRide(video, !isChosen) },
      });
      return true;
    } catch (error) {
      showAlert('error', copy.rides.failed(video.title, getErrorMessage(error)));
      return false;
    }
  };
  return { changeRide, isPending };
}
