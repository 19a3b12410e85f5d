import type { Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { ScrollRow } from './scroll-row.tsx';

/** The class of a label that makes its choice look like a chip. */
export const chipClass =
  'label bordered group relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface px-4 pt-[0.1em] leading-none hover:bg-sunken has-checked:bg-ink has-checked:text-bg has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

export interface ChipRadioGroupProps<T extends string | number> {
  label: string;
  name: string;
  choices: readonly { value: T; name: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
  scrollable?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
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
