import { useId, type Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { FieldError } from './field.tsx';

interface ChipRadioGroupProps<T extends string | number> {
  /** What is chosen, read out before the choices. */
  label: string;
  name: string;
  choices: readonly { value: T; name: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
  /** In one row that scrolls sideways, out to the page's edges; otherwise they wrap. */
  scrollable?: boolean;
  describedBy?: string | undefined;
  /** The first of the choices, which takes the focus for all. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const chipClass =
  'label edge relative inline-flex min-h-11 cursor-pointer items-center rounded-md bg-surface px-4 pt-[0.1em] leading-none whitespace-nowrap hover:bg-sunk has-checked:bg-ink has-checked:text-bg has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

interface ChipCheckboxGroupProps<T extends string | number> {
  label: string;
  choices: readonly { value: T; name: string }[];
  values: readonly T[];
  /** In the order of the choices. */
  onChange: (values: T[]) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** The first of the choices, which takes the focus for all. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Any number of several, as chips. */
export function ChipCheckboxGroup<T extends string | number>(props: ChipCheckboxGroupProps<T>) {
  const { label, choices, values, onChange, hint, error, ref } = props;
  const note = useId();
  const toggle = (value: T) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((known) => (known === value ? !values.includes(value) : values.includes(known))),
    );
  return (
    <fieldset className="grid gap-2" aria-describedby={note}>
      <legend className="mb-2 text-sm font-[650]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, place) => (
          <label key={choice.value} className={chipClass}>
            <input
              ref={place === 0 ? ref : undefined}
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={() => toggle(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.name}
          </label>
        ))}
      </div>
      <FieldMessage id={note} hint={hint} error={error} />
    </fieldset>
  );
}

/** One of several, as chips. */
export function ChipRadioGroup<T extends string | number>(props: ChipRadioGroupProps<T>) {
  const { label, name, choices, value, onChange, scrollable = false, describedBy, ref } = props;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames(
        'flex gap-2',
        scrollable ? '-mx-(--gutter) overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]' : 'flex-wrap',
      )}
    >
      {choices.map((choice, place) => (
        <label key={choice.value} className={chipClass}>
          <input
            ref={place === 0 ? ref : undefined}
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
}

interface ChipRadioFieldProps<T extends string | number> extends Omit<
  ChipRadioGroupProps<T>,
  'scroll' | 'describedBy'
> {
  hint?: string | undefined;
  error?: string | undefined;
}

/** One of several, as a field of a form: its label is seen, and what is wrong stands below. */
export function ChipRadioField<T extends string | number>({
  hint,
  error,
  ...choice
}: ChipRadioFieldProps<T>) {
  const note = useId();
  return (
    <div className="grid gap-2">
      <span aria-hidden="true" className="text-sm font-[650]">
        {choice.label}
      </span>
      <ChipRadioGroup {...choice} describedBy={note} />
      <FieldMessage id={note} hint={hint} error={error} />
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
