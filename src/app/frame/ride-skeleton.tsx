import { showFirstStage } from '#src/lib/hand-over.ts';
import { copy } from './copy.ts';

/** What a linked ride shows before the player's code is there. */
export function RideSkeleton() {
  return (
    <div
      ref={showFirstStage}
      role="status"
      className="on-dark label fixed inset-0 grid place-items-center bg-player"
    >
      {copy.loading}
    </div>
  );
}
