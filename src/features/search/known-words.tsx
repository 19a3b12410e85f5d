import Calendar from 'lucide-react/icons/calendar';
import Gauge from 'lucide-react/icons/gauge';
import MapPin from 'lucide-react/icons/map-pin';
import PawPrint from 'lucide-react/icons/paw-print';
import Trophy from 'lucide-react/icons/trophy';
import X from 'lucide-react/icons/x';
import { getMeaningName } from '#src/domain/search-words/meaning-name.ts';
import type { KnownWord, Meaning } from '#src/domain/search-words/understand-text.ts';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

/** The icon of a word that the search knows. */
export const meaningIcons = {
  event: Trophy,
  'animal-type': PawPrint,
  place: MapPin,
  year: Calendar,
  'buck-off': Gauge,
  figure: Gauge,
} satisfies Record<Meaning['kind'], typeof Trophy>;

interface KnownWordsProps {
  words: readonly KnownWord[];
  /** Between text and filter. */
  onToggle: (word: KnownWord) => void;
  onRemove: (word: KnownWord) => void;
}

/** The words that are searched by what they mean, and those that were turned back into text. */
export function KnownWords({ words, onToggle, onRemove }: KnownWordsProps) {
  if (words.length === 0) return null;
  return (
    <div role="group" aria-label={copy.words.label} className="flex flex-wrap gap-2">
      {words.map((word) => (
        <KnownWordChip
          key={word.start}
          word={word}
          onToggle={() => onToggle(word)}
          onRemove={() => onRemove(word)}
        />
      ))}
    </div>
  );
}

interface KnownWordChipProps {
  word: KnownWord;
  onToggle: () => void;
  onRemove: () => void;
}

function KnownWordChip({ word: { meaning, typed, isText }, onToggle, onRemove }: KnownWordChipProps) {
  const Icon = meaningIcons[meaning.kind];
  const name = getMeaningName(meaning);
  return (
    <span
      className={classNames(
        'inline-flex max-w-full rounded-md',
        isText ? 'bordered bg-surface text-ink-2' : 'bg-ink text-bg',
      )}
    >
      <button
        type="button"
        aria-label={isText ? copy.words.asText(typed) : copy.words.asFilter(name)}
        title={isText ? copy.words.asText(typed) : copy.words.asFilter(name)}
        className="label inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 pt-[0.1em] pl-4 leading-none"
        onClick={onToggle}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
        <span className="truncate">{isText ? `“${typed}”` : name}</span>
      </button>
      <button
        type="button"
        aria-label={copy.words.remove(isText ? `“${typed}”` : name)}
        title={copy.words.remove(isText ? `“${typed}”` : name)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </span>
  );
}
