import Ticket from 'lucide-react/icons/ticket';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Brand } from '#src/ui/brand.tsx';
import { getEventPicture } from './category-pictures.ts';
import { copy } from './copy.ts';
import { meaningIcons } from './known-words.tsx';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  activeIndex: number;
  onChoose: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, suggestions, activeIndex, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={copy.suggestions.label}
      className="absolute inset-x-0 top-full z-30 my-1 max-h-80 overflow-y-auto overscroll-contain rounded-md bg-surface p-1 shadow-3 ring-1 ring-line"
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.id}
          id={`${id}-${index}`}
          suggestion={suggestion}
          isActive={index === activeIndex}
          onChoose={() => onChoose(suggestion)}
        >
          <span className="grid size-11 shrink-0 place-items-center">
            <SuggestionMark suggestion={suggestion} />
          </span>
          <span className="grid min-w-0 flex-1">
            <span className={classNames('wrap-anywhere', suggestion.mark === 'word' && 'font-[650]')}>
              <bdi>{suggestion.title}</bdi>
            </span>
            {suggestion.facts !== '' && (
              <span className="text-sm wrap-anywhere text-ink-2">
                <bdi>{suggestion.facts}</bdi>
              </span>
            )}
          </span>
          <span className="label text-ink-2 max-sm:hidden">{suggestion.kind}</span>
        </Option>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** What has a page is a link, which opens in another tab as links do. */
function Option({ id, suggestion, isActive, onChoose, children }: OptionProps) {
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    // The box keeps the focus, and with it the keyboard of a phone.
    onPointerDown: (event: SyntheticEvent) => event.preventDefault(),
    onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
    className: classNames(
      'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 text-left leading-snug text-ink no-underline hover:bg-sunken',
      isActive && 'bg-sunken shadow-[inset_3px_0_0_var(--color-red)]',
    ),
    children,
  };
  if (suggestion.mark === 'word') return <button type="button" {...props} onClick={onChoose} />;
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose();
  };
  return <Link {...props} to={suggestion.to} onClick={handleClick} />;
}

function SuggestionMark({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.mark) {
    case 'person':
      return (
        <Avatar
          size="sm"
          src={smallUserPhotoUrls(suggestion.person)}
          accountType={suggestion.person.account_type}
        />
      );
    case 'animal':
      return <Brand>{suggestion.brand || '–'}</Brand>;
    case 'rodeo':
      return <Ticket aria-hidden="true" className="size-5 text-ink-2" />;
    case 'word': {
      const { meaning } = suggestion.completion;
      const picture = meaning.kind === 'event' ? getEventPicture(meaning.eventId) : undefined;
      if (picture !== undefined)
        return <img src={picture} alt="" className="size-8 rounded-sm object-cover" />;
      const Icon = meaningIcons[meaning.kind];
      return <Icon aria-hidden="true" className="size-5 text-ink-2" />;
    }
  }
}
