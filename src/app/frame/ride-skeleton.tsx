import { copy } from './copy.ts';

/** Keeps what ride.html shows, with its clip. */
function showRideStart(element: HTMLDivElement | null) {
  const { stage } = globalThis.firstRide ?? {};
  if (stage) element?.append(stage);
}

/** What a linked ride shows before the player's code is there. */
export function RideSkeleton() {
  return (
    <div
      ref={showRideStart}
      role="status"
      className="on-dark label fixed inset-0 grid place-items-center bg-player"
    >
      {copy.loading}
    </div>
  );
}
