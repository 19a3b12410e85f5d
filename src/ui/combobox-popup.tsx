import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Brand } from './brand.tsx';
import { copy } from './forms/copy.ts';
import { Skeleton } from './skeleton.tsx';

export interface ComboboxChoice {
  title: string;
  subtitle?: string;
  brand?: string;
  picture: ReactNode;
}

/** `stale`: the items belong to the previous text. */
export type ComboboxStatus = 'ready' | 'stale' | 'loading' | 'error';

interface ComboboxPopupProps<Item extends { id: string }> {
  isOpen: boolean;
  status: ComboboxStatus;
  items: readonly Item[];
  getChoice: (item: Item) => ComboboxChoice;
  highlightedIndex: number;
  selectedId: string | undefined;
  emptyText: string;
  menuProps: ComponentProps<'ul'>;
  getItemProps: (item: Item, index: number) => ComponentProps<'li'>;
}

/*
 * Below the field and no higher than the room there; above it where three rows do not fit. Browsers without anchor
 * positioning show it below.
 */
const popupClass = classNames(
  'absolute inset-x-0 top-full z-30 my-1 flex max-h-80 flex-col rounded-md bg-surface p-1 shadow-3 ring-1 ring-line',
  'supports-[position-area:bottom]:fixed supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:w-[anchor-size(width)] supports-[position-area:bottom]:max-h-[max(9rem,min(22rem,100%-0.75rem))]',
  '[position-anchor:--combobox] [position-area:bottom] [position-try-fallbacks:flip-block]',
);

function getAnnouncement(status: ComboboxStatus, count: number, emptyText: string): string {
  if (status === 'error') return '';
  if (status !== 'ready') return copy.combobox.searching;
  return count === 0 ? emptyText : copy.combobox.found(count);
}

export function ComboboxPopup<Item extends { id: string }>(props: ComboboxPopupProps<Item>) {
  const {
    isOpen,
    status,
    items,
    getChoice,
    highlightedIndex,
    selectedId,
    emptyText,
    menuProps,
    getItemProps,
  } = props;
  return (
    <>
      <div className={classNames(popupClass, (!isOpen || status === 'error') && 'hidden')}>
        <ul
          {...menuProps}
          aria-busy={status === 'stale' || status === 'loading'}
          className="min-h-0 overflow-y-auto overscroll-contain"
        >
          {isOpen &&
            items.map((item, index) => (
              <ComboboxOption
                key={item.id}
                choice={getChoice(item)}
                isHighlighted={status === 'ready' && index === highlightedIndex}
                isSelected={item.id === selectedId}
                optionProps={getItemProps(item, index)}
              />
            ))}
        </ul>
        {isOpen && status === 'loading' && <ComboboxSkeleton />}
        {status === 'ready' && items.length === 0 && (
          <p aria-hidden="true" className="px-3 py-2.5 text-sm text-ink-2">
            {emptyText}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && getAnnouncement(status, items.length, emptyText)}
      </p>
    </>
  );
}

interface ComboboxOptionProps {
  choice: ComboboxChoice;
  isHighlighted: boolean;
  isSelected: boolean;
  optionProps: ComponentProps<'li'>;
}

function ComboboxOption({ choice, isHighlighted, isSelected, optionProps }: ComboboxOptionProps) {
  const { title, subtitle, brand, picture } = choice;
  return (
    <li
      {...optionProps}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 leading-snug',
        isHighlighted && 'bg-sunken shadow-[inset_3px_0_0_var(--color-red)]',
      )}
    >
      {picture}
      {brand && <Brand>{brand}</Brand>}
      <span className="grid min-w-0 flex-1">
        <span className="font-[650] wrap-anywhere">{title}</span>
        {subtitle && <span className="text-sm wrap-anywhere text-ink-2">{subtitle}</span>}
      </span>
      {isSelected && <Check aria-hidden="true" className="size-5 shrink-0" />}
    </li>
  );
}

function ComboboxSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-1 p-1">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
