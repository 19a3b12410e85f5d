import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '#src/languages/format-facts.ts';
import { TextButton } from './button.tsx';
import { copy } from './copy.ts';

/** How many are listed before the rest is asked for. */
const firstCount = 10;

interface ShortListProps {
  title: string;
  emptyText?: string;
  /** List items. */
  children: readonly ReactNode[];
}

/** The first items of a list, and all of them on request. */
export function ShortList({ title, emptyText, children }: ShortListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? children : children.slice(0, firstCount);
  return (
    <div className="grid content-start gap-3">
      <h3 id={id} className="display text-display-sm">
        {title}
      </h3>
      {children.length === 0 && <p className="text-sm text-ink-2">{emptyText}</p>}
      <ul aria-labelledby={id} className="grid">
        {shown}
      </ul>
      {shown.length < children.length && (
        <TextButton className="justify-self-start" onClick={() => setIsOpen(true)}>
          {copy.showAll(formatCount(children.length))}
        </TextButton>
      )}
    </div>
  );
}
