import '#src/features/player/first-ride.ts';
import { Logo } from '#src/ui/logo.tsx';
import { copy } from './copy.ts';

/** Keeps what ride.html shows, with its clip. */
function showRideStart(element: HTMLDivElement | null) {
  const { stage } = globalThis.firstRide ?? {};
  if (stage) element?.append(stage);
}

/** What a linked ride shows before the player's code is there. */
export function RideSkeleton() {
  return (
    <div ref={showRideStart} className="on-dark fixed inset-0 bg-player text-on-picture">
      <Logo className="m-4 size-9" />
      <p
        role="status"
        className="label absolute inset-0 grid animate-pulse place-items-center text-on-picture-2"
      >
        {copy.loading}
      </p>
    </div>
  );
}
