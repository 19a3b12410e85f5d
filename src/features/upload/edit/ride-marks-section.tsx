import { Suspense, useState } from 'react';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from '../copy.ts';
import type { RideMarksEditorProps } from './ride-marks-editor.tsx';

const RideMarksEditor = lazyComponent(() => import('./ride-marks-editor.tsx'), 'RideMarksEditor');

/** The ride clock of a published ride; its video is not loaded before it is needed. */
export function RideMarksSection(props: RideMarksEditorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { start, end } = props.marks;
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
        <RideMarksEditor {...props} />
      </Suspense>
    );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="flex-[1_1_8rem]">
        <p className="text-sm font-[650]">{copy.rideClock.title}</p>
        <p className="text-sm text-ink-2">
          {start !== null && end !== null
            ? copy.rideClock.summary(formatRideSeconds(end - start, 2))
            : copy.rideClock.none}
        </p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{copy.rideClock.change}</Button>
    </div>
  );
}
