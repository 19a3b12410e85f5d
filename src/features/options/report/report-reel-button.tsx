import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import type { Reel } from '#src/domain/reel.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** Apart from the page of the reel, which needs no SDK. */
const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'), 'ReportDialog');

export function ReportReelButton({ reel }: { reel: Reel }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden="true" className="size-4.5" />
        {copy.confirm}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog item={{ reel }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
