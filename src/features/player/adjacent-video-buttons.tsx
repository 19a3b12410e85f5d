import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

interface AdjacentVideoButtonsProps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** At half the height of the picture. */
export function AdjacentVideoButtons({ onPrevious, onNext }: AdjacentVideoButtonsProps) {
  const className = 'absolute inset-y-0 my-auto';
  const roundClassName = 'size-14 short:size-11 bg-overlay';
  return (
    <>
      {onPrevious && (
        <IconButton
          label={copy.previousRide}
          onClick={onPrevious}
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
          roundClassName={roundClassName}
          className={`${className} right-4`}
        >
          <ChevronRight className="size-6" />
        </IconButton>
      )}
    </>
  );
}
