import Check from 'lucide-react/icons/check';
import { useId, type Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { FieldError } from './field.tsx';
import { ScrollRow } from './scroll-row.tsx';

interface ChipRadioGroupProps<T extends string | number> {
  label: string;
  name: string;
  choices: readonly { value: T; name: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
  scrollable?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const chipClass =
  'label bordered group relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface px-4 pt-[0.1em] leading-none whitespace-nowrap hover:bg-sunken has-checked:bg-ink has-checked:text-bg has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

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

export function ChipRadioGroup<T extends string | number>(props: ChipRadioGroupProps<T>) {
  const { label, name, choices, value, onChange, scrollable = false, describedBy, ref } = props;
  const chips = (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames('flex gap-2', scrollable ? 'w-max' : 'flex-wrap')}
    >
      {choices.map((choice, index) => (
        <label key={choice.value} className={chipClass}>
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {choice.name}
        </label>
      ))}
    </div>
  );
  if (!scrollable) return chips;
  return (
    <ScrollRow selected={value} className="py-1">
      {chips}
    </ScrollRow>
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
