import type { Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { ScrollRow } from './scroll-row.tsx';

/** The class of a label that makes its choice look like a chip. */
export const chipClass =
  'label bordered group relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface px-4 pt-[0.1em] leading-none hover:bg-sunken has-checked:bg-ink has-checked:text-bg has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

interface RadioGroupProps<T extends string | number> {
  label: string;
  name: string;
  choices: readonly { value: T; name: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className: string;
  /** Of the label of a choice. */
  choiceClass: string;
}

export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { label, name, choices, value, onChange, describedBy, ref, className, choiceClass } = props;
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy} className={className}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={choiceClass}>
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
}

export interface ChipRadioGroupProps<T extends string | number> extends Omit<
  RadioGroupProps<T>,
  'className' | 'choiceClass'
> {
  scrollable?: boolean;
}

export function ChipRadioGroup<T extends string | number>({
  scrollable = false,
  ...group
}: ChipRadioGroupProps<T>) {
  const chips = (className: string) => (
    <RadioGroup {...group} choiceClass={chipClass} className={classNames('flex gap-2', className)} />
  );
  if (!scrollable) return chips('flex-wrap');
  return (
    <ScrollRow selected={group.value} className="py-1">
      {chips('w-max')}
    </ScrollRow>
  );
}
