import Columns2 from 'lucide-react/icons/columns-2';
import { useState } from 'react';
import type { Video } from '#src/domain/video.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { RidePicker } from './ride-picker.tsx';

/** Chooses two of the rides of a page; nothing while there are fewer. */
export function CompareButton({ rides }: { rides: readonly Video[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (rides.length < 2) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Columns2 aria-hidden="true" className="size-4.5" />
        {copy.picker.open}
      </Button>
      {isOpen && <RidePicker rides={rides} onClose={() => setIsOpen(false)} />}
    </>
  );
}
