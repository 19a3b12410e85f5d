import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** Where no search service is, or nothing fills it: what is found instead, and where. */
export const NotSetUpNote = () => (
  <Banner tone="info" title={copy.notSetUp.heading} message={copy.notSetUp.text} />
);

interface LeftOutNoteProps {
  name: string;
  onSearchAsText: () => void;
}

/** What the plain words find, and their filters leave out. */
export function LeftOutNote({ name, onSearchAsText }: LeftOutNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-sm text-ink-2">{copy.words.alsoAsText(name)}</p>
      <Button variant="ghost" className="-mx-3" onClick={onSearchAsText}>
        {copy.words.searchAsText}
      </Button>
    </div>
  );
}
