import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import type { Video } from '#src/domain/video.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

const OtherRideDialog = lazyComponent(() => import('./other-ride-dialog.tsx'), 'OtherRideDialog');

interface OtherRideProps {
  left: Video;
  right: Video;
  /** What is seen, as a link to it has it. */
  getSearch: () => string;
}

/** Puts another ride beside the left one. */
export function OtherRide({ left, right, getSearch }: OtherRideProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <ArrowLeftRight aria-hidden="true" className="size-4.5" />
        {copy.other.open}
      </Button>
      {isOpen && (
        <OtherRideDialog left={left} right={right} search={getSearch()} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
