import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** Where no search service is, or nothing fills it: what is found instead, and where. */
export function NotSetUpNote() {
  return (
    <section
      aria-label={copy.notSetUp.heading}
      className="grid gap-1 rounded-md bg-denim-wash px-4 py-3 shadow-[inset_5px_0_0_var(--color-denim-text)]"
    >
      <h2 className="font-bold">{copy.notSetUp.heading}</h2>
      <p className="text-sm text-ink-2">{copy.notSetUp.text}</p>
    </section>
  );
}

interface LeftOutNoteProps {
  name: string;
  onSearchAsText: () => void;
}

/** What the plain words find, and their filters leave out. */
export function LeftOutNote({ name, onSearchAsText }: LeftOutNoteProps) {
  return (
    <div className="-my-3 flex flex-wrap items-center gap-x-3">
      <p className="text-sm text-ink-2">{copy.words.alsoAsText(name)}</p>
      <Button variant="ghost" className="-mx-3" onClick={onSearchAsText}>
        {copy.words.searchAsText}
      </Button>
    </div>
  );
}
