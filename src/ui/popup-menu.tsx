import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export interface MenuItem<Name extends string> {
  name: Name;
  icon: ReactNode;
  /** Takes something away, or accuses somebody. */
  isDestructive?: boolean;
}

interface PopupMenuProps<Name extends string> {
  /** As the opening button's `popoverTarget` names it, so that a second click closes it. */
  id: string;
  label: string;
  items: readonly MenuItem<Name>[];
  /** The button it opens beside, which has the focus again once it is closed. */
  trigger: HTMLElement;
  onSelect: (name: Name) => void;
  /** Escape, a click beside it, or the button again. */
  onDismiss: () => void;
}

/** Where the focus goes from the item it is on; undefined for keys that do not move it. */
function getNextItemIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const getMenuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Choices beside a button; on a phone, and where the browser cannot anchor them, a sheet at the bottom. */
export function PopupMenu<Name extends string>(props: PopupMenuProps<Name>) {
  const { id, label, items, trigger, onSelect, onDismiss } = props;
  const menu = useRef<HTMLDivElement>(null);
  const open = useCallback(
    (element: HTMLDivElement | null) => {
      menu.current = element;
      if (!element) return;
      trigger.focus();
      element.showPopover({ source: trigger });
      getMenuItems(element)[0]?.focus();
    },
    [trigger],
  );
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return menu.current?.hidePopover();
    const all = getMenuItems(event.currentTarget);
    const at = all.findIndex((item) => item === document.activeElement);
    const next = getNextItemIndex(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div
      ref={open}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      onToggle={(event) => {
        if (event.newState === 'closed') onDismiss();
      }}
      className={classNames(
        'fixed inset-x-2 top-auto bottom-2 m-0 w-auto rounded-lg bg-surface p-2 text-md text-ink shadow-3 backdrop:bg-scrim',
        'sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:my-1 sm:supports-[position-area:bottom]:w-60 sm:supports-[position-area:bottom]:rounded-md sm:supports-[position-area:bottom]:backdrop:bg-transparent',
        'sm:[position-area:bottom_span-left] sm:[position-try-fallbacks:flip-block]',
      )}
    >
      {items.map(({ name, icon, isDestructive = false }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // Closed first, so that the button has the focus, and has it again after whatever opens next.
            menu.current?.hidePopover();
            onSelect(name);
          }}
          className={classNames(
            'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-sunk focus-visible:outline-offset-0 [&_svg]:size-4.5',
            isDestructive ? 'text-red-text' : '[&_svg]:text-ink-2',
          )}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>
  );
}
