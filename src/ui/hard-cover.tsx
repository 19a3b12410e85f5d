import Play from 'lucide-react/icons/play';
import { Button } from './button.tsx';
import { copy } from '#src/lib/hard/copy.ts';

/** In place of a ride that is hard to watch, of which nothing is loaded before somebody wants to watch it. */
export function HardCover({ onPlay }: { onPlay: () => void }) {
  return (
    <section
      aria-label={copy.title}
      className="pointer-events-auto absolute inset-0 m-auto grid size-fit justify-items-center gap-2 px-12 text-center text-on-picture"
    >
      <p className="text-sm">{copy.text}</p>
      <Button variant="on-dark" className="mt-1" onClick={onPlay}>
        <Play aria-hidden="true" className="size-4.5" fill="currentColor" />
        {copy.watch}
      </Button>
    </section>
  );
}
