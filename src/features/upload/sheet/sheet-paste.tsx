import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { maxSheetRows } from '#src/domain/day-sheet/sheet-row.ts';
import type { User } from '#src/domain/user.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField } from '#src/ui/field.tsx';
import { mediaQueries } from '#src/ui/media-queries.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import { useSheetMatch } from './use-sheet-match.ts';

interface SheetPasteProps {
  account: User;
  sheet: MatchedSheet | undefined;
  text: string;
  onTextChange: (text: string) => void;
}

const isNarrow = () => matchMedia(mediaQueries.belowMd).matches;

/** The text of the draw. On a phone it makes room for its rows. */
export function SheetPaste({ account, sheet, text, onTextChange }: SheetPasteProps) {
  const [isOpen, setIsOpen] = useState(!sheet || !isNarrow());
  const { match, progress, problem, isFallback } = useSheetMatch(account.id);
  const isPartial = problem === 'too many rows';
  return (
    <div className="day-sheet-paste">
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <b className="font-[650]">{copy.paste.title}</b>
          <ChevronDown aria-hidden="true" className="size-5" />
        </summary>
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            match(text, () => setIsOpen(!isNarrow()));
          }}
        >
          <TextAreaField
            label={copy.paste.label}
            hint={copy.paste.hint}
            error={problem && !isPartial ? copy.problems[problem](maxSheetRows) : undefined}
            rows={8}
            spellCheck={false}
            wrap="off"
            value={text}
            onChange={(event) => onTextChange(event.currentTarget.value)}
          />
          {progress !== undefined && <ProgressBar label={copy.paste.progress} value={progress * 100} />}
          <Button type="submit" disabled={progress !== undefined || text.trim() === ''}>
            {sheet ? copy.paste.again : copy.paste.match}
          </Button>
        </form>
      </details>
      {isPartial && <Banner tone="warning" message={copy.problems[problem](maxSheetRows)} />}
      {isFallback && <Banner tone="warning" message={copy.fallback} />}
    </div>
  );
}
