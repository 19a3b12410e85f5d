import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { usePlayerPage } from './player-context.ts';
import { swipeAttribute } from './use-picture-gestures.ts';

/** At half the height of the picture. */
export function AdjacentVideoButtons() {
  const { onPrevious, onNext } = usePlayerPage();
  const className = 'absolute inset-y-0 my-auto touch-pinch-zoom';
  const roundClassName = 'size-14 short:size-11 bg-overlay';
  return (
    <>
      {onPrevious && (
        <IconButton
          label={copy.previousRide}
          onClick={onPrevious}
          {...swipeAttribute}
          roundClassName={roundClassName}
          className={`${className} left-4`}
        >
          <ChevronLeft className="size-6" />
        </IconButton>
      )}
      {onNext && (
        <IconButton
          label={copy.nextRide}
          onClick={onNext}
          {...swipeAttribute}
          roundClassName={roundClassName}
          className={`${className} right-4`}
        >
          <ChevronRight className="size-6" />
        </IconButton>
      )}
    </>
  );
}
