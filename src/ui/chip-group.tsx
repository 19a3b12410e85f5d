import type { Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { chipClass } from './chip-class.ts';
import { ScrollRow } from './scroll-row.tsx';

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
