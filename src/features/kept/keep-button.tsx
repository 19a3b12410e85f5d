import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { getKeptName, type KeptSource } from '#src/domain/kept-set.ts';
import type { Video } from '#src/domain/video.ts';
import { canKeepRides } from '#src/lib/can-keep-rides.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { KeepDialog } from './keep-dialog.tsx';

/** Keeps rides on this device, or says that they are kept. Nothing where a browser cannot. */
export function KeepButton({ source, rides }: { source: KeptSource; rides: readonly Video[] }) {
  const { data: sets = [] } = useQuery({ ...keptSetsQuery, enabled: canKeepRides() });
  const [isOpen, setIsOpen] = useState(false);
  if (!canKeepRides()) return null;
  const isKept = sets.some((set) => getKeptName(set) === getKeptName(source));
  const Icon = isKept ? Check : Smartphone;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon aria-hidden="true" className="size-5" />
        {isKept ? copy.title : copy.keep.open}
      </Button>
      {isOpen && <KeepDialog source={source} rides={rides} onClose={() => setIsOpen(false)} />}
    </>
  );
}
