import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export interface MenuItem<Name extends string> {
  name: Name;
  /** The name if there is none. */
  label?: string;
  icon: ReactNode;
  isDestructive?: boolean;
}

interface PopupMenuProps<Name extends string> {
  /** The trigger's `popoverTarget`, so that a second click closes the menu. */
  id: string;
  label: string;
  items: readonly MenuItem<Name>[];
  trigger: HTMLElement;
  onSelect: (name: Name) => void;
  onDismiss: () => void;
}

function getNextItemIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const getMenuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

export function PopupMenu<Name extends string>(props: PopupMenuProps<Name>) {
  const { id, label, items, trigger, onSelect, onDismiss } = props;
  const menu = useRef<HTMLDivElement>(null);
  const showMenu = useCallback(
    (element: HTMLDivElement | null) => {
      menu.current = element;
      if (!element) return;
      trigger.focus();
      element.showPopover({ source: trigger });
      getMenuItems(element)[0]?.focus();
    },
    [trigger],
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return menu.current?.hidePopover();
    const menuItems = getMenuItems(event.currentTarget);
    const current = menuItems.findIndex((item) => item === document.activeElement);
    const next = getNextItemIndex(event.key, current, menuItems.length);
    if (next === undefined) return;
    event.preventDefault();
    menuItems[next]?.focus();
  };
  return (
    <div
      ref={showMenu}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onToggle={(event) => {
        if (event.newState === 'closed') onDismiss();
      }}
      className={classNames(
        'fixed inset-x-2 top-auto bottom-[max(0.5rem,var(--safe-bottom))] m-0 w-auto rounded-lg bg-surface p-2 text-md text-ink shadow-3 backdrop:bg-scrim',
        'sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:mt-1 sm:supports-[position-area:bottom]:mb-[max(0.25rem,var(--safe-bottom))] sm:supports-[position-area:bottom]:w-60 sm:supports-[position-area:bottom]:rounded-md sm:supports-[position-area:bottom]:backdrop:bg-transparent',
        'sm:[position-area:bottom_span-left] sm:[position-try-fallbacks:flip-block,left_span-all]',
      )}
    >
      {items.map(({ name, label: text = name, icon, isDestructive = false }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // Closed first, so that the trigger regains the focus before another dialog opens.
            menu.current?.hidePopover();
            onSelect(name);
          }}
          className={classNames(
            'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-sunken focus-visible:outline-offset-0 [&_svg]:size-4.5',
            isDestructive ? 'text-red-text' : '[&_svg]:text-ink-2',
          )}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>
  );
}
