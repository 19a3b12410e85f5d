import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { getRidersMet, type Meeting } from '#src/domain/meetings.ts';
import type { RideFigures } from '#src/domain/ride-figures.ts';
import type { Video } from '#src/domain/video.ts';
import { TextButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** How many are listed before the rest is asked for. */
const firstCount = 8;

export function RidersMet({ rides, animalId }: { rides: readonly Video[]; animalId: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const riders = getRidersMet(rides);
  const shown = isOpen ? riders : riders.slice(0, firstCount);
  return (
    <div className="grid content-start gap-3">
      <h3 id={id} className="display text-display-sm">
        {copy.riders.title}
      </h3>
      {riders.length === 0 && <p className="text-sm text-ink-2">{copy.riders.none}</p>}
      <ul aria-labelledby={id} className="grid">
        {shown.map((rider) => (
          <RiderRow key={rider.id} rider={rider} animalId={animalId} />
        ))}
      </ul>
      {shown.length < riders.length && (
        <TextButton className="justify-self-start" onClick={() => setIsOpen(true)}>
          {copy.riders.showAll(riders.length)}
        </TextButton>
      )}
    </div>
  );
}

function RiderRow({ rider: { id, name, figures } }: { rider: Meeting; animalId: string }) {
  return (
    <li className="border-b border-line">
      <Link
        to={myRodeoPath(id)}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2 no-underline"
      >
        <span className="font-[650] underline decoration-1 wrap-anywhere">{name || copy.riders.unnamed}</span>
        <span className="text-sm text-ink-2">{describeMeetings(figures)}</span>
      </Link>
    </li>
  );
}

function describeMeetings({ outs, scored, timed }: RideFigures): string {
  const parts = [copy.riders.outs(outs)];
  if (scored.rated > 0) parts.push(copy.riders.qualified(scored.qualified));
  if (scored.best) parts.push(copy.riders.best(scored.best.score));
  const [event, ...otherEvents] = timed;
  if (event && otherEvents.length === 0) parts.push(copy.riders.fastest(event.best.time));
  return parts.join(' · ');
}
