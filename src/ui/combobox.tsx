import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefCallback } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Brand } from './brand.tsx';
import { IconButton } from './button.tsx';
import { ComboboxPopup, type ComboboxChoice, type ComboboxStatus } from './combobox-popup.tsx';
import { copy } from './forms/copy.ts';
import { FieldLayout, getLabelId, type FieldProps } from './field.tsx';

interface ComboboxProps<Item extends { id: string }> extends FieldProps {
  placeholder: string;
  clearLabel: string;
  items: readonly Item[];
  status: ComboboxStatus;
  getChoice: (item: Item) => ComboboxChoice;
  value: Item | null;
  onChange: (value: Item | null) => void;
  /** Receives what is typed, and nothing once the list is closed. */
  onSearch: (text: string) => void;
  emptyText: string;
  /** Makes an item of what was typed and left without a choice; by default the choice before counts. */
  toTyped?: ((text: string) => Item) | undefined;
  /** Controls that limit the items, between the label and the field. */
  filters?: ReactNode;
  inputRef: RefCallback<HTMLInputElement>;
}

const { stateChangeTypes } = useCombobox;

export function Combobox<Item extends { id: string }>(props: ComboboxProps<Item>) {
  const { label, hint, error, className, filters, ...field } = props;
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(className && { className })}>
      {(attributes) => (
        <>
          {filters}
          <ComboboxInput {...field} label={label} attributes={attributes} />
        </>
      )}
    </FieldLayout>
  );
}

interface ComboboxInputProps<Item extends { id: string }> extends Omit<
  ComboboxProps<Item>,
  'hint' | 'error' | 'className' | 'filters'
> {
  attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

function ComboboxInput<Item extends { id: string }>(props: ComboboxInputProps<Item>) {
  const { label, placeholder, clearLabel, items, status, getChoice, emptyText, attributes, inputRef } = props;
  const combobox = useItemCombobox(props);
  const { isOpen, inputValue, selectedItem } = combobox;
  const selected = selectedItem && getChoice(selectedItem);
  const isSelectedShown = selected && inputValue === selected.title;
  const input = combobox.getInputProps({
    ...attributes,
    ref: inputRef,
    placeholder,
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown: (event) => {
      // Enter chooses; it must not also submit the form.
      if (event.key === 'Enter' && isOpen) event.preventDefault();
    },
  });
  const handleClear = () => {
    combobox.selectItem(null);
    document.getElementById(attributes.id)?.focus();
  };
  return (
    <div className="relative [anchor-scope:--combobox]">
      <div
        className={classNames(
          'flex min-h-12 items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface pl-3 [anchor-name:--combobox]',
          'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus has-[input[aria-invalid=true]]:border-red-text',
        )}
      >
        {isSelectedShown ? (
          <>
            {selected.picture}
            {selected.brand && <Brand>{selected.brand}</Brand>}
          </>
        ) : (
          <Search aria-hidden="true" className="ml-1 size-5 shrink-0 text-ink-2" />
        )}
        <input
          {...input}
          className="min-h-11 w-full min-w-0 scroll-mt-20 scroll-mb-72 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-2"
        />
        {inputValue && (
          <IconButton label={clearLabel} onClick={handleClear}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <ComboboxPopup
        isOpen={isOpen}
        status={status}
        items={items}
        getChoice={getChoice}
        highlightedIndex={combobox.highlightedIndex}
        selectedId={selectedItem?.id}
        emptyText={emptyText}
        menuProps={combobox.getMenuProps({ 'aria-label': copy.combobox.choices(label) })}
        getItemProps={(item, index) => combobox.getItemProps({ item, index })}
      />
    </div>
  );
}

function useItemCombobox<Item extends { id: string }>(props: ComboboxInputProps<Item>) {
  const { items, status, getChoice, value, onChange, onSearch, toTyped, attributes } = props;
  const itemToString = (item: Item | null) => (item ? getChoice(item).title : '');

  /** Only an explicit choice, or what is typed where that is one, changes the value, and a closed field shows the value. */
  const reduceState = (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    switch (type) {
      case stateChangeTypes.InputBlur: {
        const { inputValue } = state;
        const isTyped =
          toTyped && inputValue.trim() !== '' && inputValue !== itemToString(state.selectedItem);
        const kept = isTyped ? toTyped(inputValue) : state.selectedItem;
        const selectedItem = inputValue === '' ? null : kept;
        return { ...changes, selectedItem, inputValue: itemToString(selectedItem) };
      }
      case stateChangeTypes.InputKeyDownEscape:
        return { ...changes, selectedItem: state.selectedItem, inputValue: itemToString(state.selectedItem) };
      case stateChangeTypes.InputKeyDownEnter:
        return status === 'ready' && items[state.highlightedIndex] ? changes : state;
      case stateChangeTypes.InputClick:
        return state.isOpen ? state : changes;
      case stateChangeTypes.InputChange:
        return { ...changes, highlightedIndex: 0 };
      default:
        return changes;
    }
  };

  return useCombobox<Item>({
    items: [...items],
    itemToString,
    itemToKey: (item) => item?.id,
    inputId: attributes.id,
    labelId: getLabelId(attributes.id),
    selectedItem: value,
    stateReducer: reduceState,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      // Its scroll margin leaves room for the list.
      if (isOpen) document.getElementById(attributes.id)?.scrollIntoView({ block: 'nearest' });
    },
    onStateChange: ({ type, inputValue = '', isOpen }) => {
      if (type === stateChangeTypes.InputChange) onSearch(inputValue);
      else if (isOpen === false) onSearch('');
    },
  });
}
