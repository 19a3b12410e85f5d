import Check from 'lucide-react/icons/check';
import { useId, type Ref } from 'react';
import { chipClass, ChipRadioGroup, type ChipRadioGroupProps } from './chip-group.tsx';
import { FieldError } from './field.tsx';

interface ChipCheckboxGroupProps<T extends string | number> {
  label: string;
  choices: readonly { value: T; name: string }[];
  values: readonly T[];
  onChange: (values: T[]) => void;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function ChipCheckboxGroup<T extends string | number>(props: ChipCheckboxGroupProps<T>) {
  const { label, choices, values, onChange, hint, error, ref } = props;
  const messageId = useId();
  const toggle = (value: T) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((candidate) => values.includes(candidate) !== (candidate === value)),
    );
  return (
    <fieldset className="grid gap-2" aria-describedby={messageId}>
      <legend className="mb-2 text-sm font-[650]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <label key={choice.value} className={chipClass}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={() => toggle(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Check aria-hidden="true" className="-ml-1 hidden size-4.5 group-has-checked:block" />
            {choice.name}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}

interface ChipRadioFieldProps<T extends string | number> extends Omit<
  ChipRadioGroupProps<T>,
  'scrollable' | 'describedBy'
> {
  hint?: string | undefined;
  error?: string | undefined;
}

export function ChipRadioField<T extends string | number>({
  hint,
  error,
  ...choice
}: ChipRadioFieldProps<T>) {
  const messageId = useId();
  return (
    <div className="grid gap-2">
      <span aria-hidden="true" className="text-sm font-[650]">
        {choice.label}
      </span>
      <ChipRadioGroup {...choice} describedBy={messageId} />
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}) {
  if (error) return <FieldError id={id}>{error}</FieldError>;
  return (
    hint && (
      <p id={id} className="text-sm text-ink-2">
        {hint}
      </p>
    )
  );
}
