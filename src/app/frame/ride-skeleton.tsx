import { Logo } from '#src/ui/logo.tsx';
import { copy } from './copy.ts';

/**
 * What a linked ride shows before the player's code is there, in the page's HTML and until then. The poster is of the
 * page's tags (`src/app/prerender/prerender-app.tsx`).
 */
export function RideSkeleton() {
  return (
    <div className="on-dark fixed inset-0 bg-player bg-(image:--first-poster) bg-contain bg-center bg-no-repeat text-on-picture">
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
