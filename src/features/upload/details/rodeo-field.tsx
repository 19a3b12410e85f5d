import { useCombobox } from 'downshift';
import { useFormContext, type UseControllerReturn } from 'react-hook-form';
import { formatDate, formatIsoDate } from '#src/lib/dates.ts';
import { ComboboxPopup, type ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { FieldLayout, getLabelId, inputClass } from '#src/ui/field.tsx';
import { copy } from '../copy.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import { useRodeoSuggestions, type RodeoSuggestion } from './use-rodeo-suggestions.ts';

const { stateChangeTypes } = useCombobox;

interface RodeoFieldProps {
  accountId: string;
  title: UseControllerReturn<RideFormValues, 'title'>;
}

/** Any text; a suggestion fills in its place, and its date if there is none yet. */
export function RodeoField({ accountId, title: { field, fieldState } }: RodeoFieldProps) {
  return (
    <FieldLayout label={copy.details.rodeo} error={fieldState.error?.message}>
      {(attributes) => <RodeoInput accountId={accountId} field={field} attributes={attributes} />}
    </FieldLayout>
  );
}

const getChoice = ({ title, location, event_date }: RodeoSuggestion): ComboboxChoice => ({
  title,
  subtitle: [location, event_date !== null && formatDate(event_date)].filter(Boolean).join(' · '),
  picture: null,
});

interface RodeoInputProps {
  accountId: string;
  field: RodeoFieldProps['title']['field'];
  attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

function RodeoInput({ accountId, field, attributes }: RodeoInputProps) {
  const { getValues, setValue, formState } = useFormContext<RideFormValues>();
  const items = useRodeoSuggestions(accountId, field.value);
  const handleChoice = (rodeo: RodeoSuggestion) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('title', rodeo.title, options);
    setValue('location', rodeo.location, options);
    if (getValues('date') === '' && rodeo.event_date !== null)
      setValue('date', formatIsoDate(rodeo.event_date), options);
  };
  const combobox = useCombobox<RodeoSuggestion>({
    items,
    inputId: attributes.id,
    labelId: getLabelId(attributes.id),
    inputValue: field.value,
    selectedItem: null,
    itemToString: (rodeo) => rodeo?.title ?? '',
    // What is typed stays, unless a suggestion is chosen.
    stateReducer: (state, { type, changes }) =>
      type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape
        ? { ...state, isOpen: false }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) handleChoice(selectedItem);
    },
  });
  const isOpen = combobox.isOpen && items.length > 0;
  return (
    <div className="relative [anchor-scope:--combobox]">
      <input
        {...combobox.getInputProps({
          ...attributes,
          'aria-expanded': isOpen,
          ref: field.ref,
          autoComplete: 'off',
          onBlur: field.onBlur,
          onChange: (event) => field.onChange(event.currentTarget.value),
          onKeyDown: (event) => {
            // Enter chooses; it must not also submit the form.
            if (event.key === 'Enter' && isOpen && combobox.highlightedIndex >= 0) event.preventDefault();
          },
        })}
        className={`${inputClass} min-h-12 scroll-mt-20 [anchor-name:--combobox]`}
      />
      <ComboboxPopup
        isOpen={isOpen}
        status="ready"
        items={items}
        getChoice={getChoice}
        highlightedIndex={combobox.highlightedIndex}
        selectedId={undefined}
        emptyText=""
        menuProps={combobox.getMenuProps({ 'aria-label': copy.details.rodeos })}
        getItemProps={(item, index) => combobox.getItemProps({ item, index })}
      />
    </div>
  );
}
