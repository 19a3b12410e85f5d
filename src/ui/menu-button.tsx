import { useId, useState, type ComponentProps, type MouseEvent } from 'react';
import { Button } from './button.tsx';
import { PopupMenu, type MenuItem } from './popup-menu.tsx';

interface MenuButtonProps<Name extends string> extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className' | 'children'
> {
  label: string;
  items: readonly MenuItem<Name>[];
  onSelect: (name: Name) => void;
}

export function MenuButton<Name extends string>(props: MenuButtonProps<Name>) {
  const { label, items, onSelect, ...buttonProps } = props;
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement>();
  const handleOpen = (event: MouseEvent<HTMLElement>) => {
    // Otherwise the same click would close the popover that it has just opened.
    event.preventDefault();
    setTrigger(event.currentTarget);
  };
  return (
    <>
      <Button
        {...buttonProps}
        aria-haspopup="menu"
        aria-expanded={trigger !== undefined}
        popoverTarget={id}
        onClick={trigger ? undefined : handleOpen}
      />
      {trigger && (
        <PopupMenu
          id={id}
          label={label}
          items={items}
          trigger={trigger}
          onSelect={onSelect}
          onDismiss={() => setTrigger(undefined)}
        />
      )}
    </>
  );
}
