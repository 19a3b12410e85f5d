import { useId, useState, type ComponentProps, type MouseEvent } from 'react';
import { Button } from './button.tsx';
import { PopupMenu, type MenuItem } from './popup-menu.tsx';

interface MenuButtonProps<Name extends string> extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className' | 'children'
> {
  /** What the menu is called when it is read out. */
  label: string;
  items: readonly MenuItem<Name>[];
  onSelect: (name: Name) => void;
}

/** A button that opens a menu beside it. */
export function MenuButton<Name extends string>(props: MenuButtonProps<Name>) {
  const { label, items, onSelect, ...button } = props;
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const open = (event: MouseEvent<HTMLElement>) => {
    // The menu is there before the click is over, which would close it again.
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        popoverTarget={id}
        onClick={opener ? undefined : open}
      />
      {opener && (
        <PopupMenu
          id={id}
          label={label}
          items={items}
          trigger={opener}
          onSelect={onSelect}
          onDismiss={() => setOpener(undefined)}
        />
      )}
    </>
  );
}
