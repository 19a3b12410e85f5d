import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { Suspense, useState } from 'react';
import type { User } from '#src/domain/user.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Button } from '#src/ui/button.tsx';
import type { RidesState } from '../rides/rides-state.ts';
import { copy } from './copy.ts';

const DaySheetDialog = lazyComponent(() => import('./day-sheet-dialog.tsx'), 'DaySheetDialog');

/** Leads to the draw of the night, from which rides take who rides which animal. */
export function DaySheetButton({ night, account }: { night: RidesState; account: User | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!account) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ClipboardPaste aria-hidden="true" className="size-5" />
        {copy.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DaySheetDialog night={night} account={account} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
