import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { copy } from './copy.ts';
import { LongList } from './long-list.tsx';
import { PersonSummary, type PersonSummaryProps } from './person-summary.tsx';

interface AccountRadioGroupProps {
  /** Of `children`. */
  checkedIndex: number;
  /** `AccountRadio`s. */
  children: readonly ReactNode[];
}

export function AccountRadioGroup({ checkedIndex, children }: AccountRadioGroupProps) {
  return (
    <LongList
      as="div"
      role="radiogroup"
      aria-label={copy.accountChoice}
      minCount={checkedIndex + 1}
      className="grid gap-2"
    >
      {children}
    </LongList>
  );
}

interface AccountRadioProps extends PersonSummaryProps {
  isChecked: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLLabelElement>;
}

export function AccountRadio({ isChecked, onChoose, ref, ...account }: AccountRadioProps) {
  return (
    <label
      ref={ref}
      className="group relative flex min-h-17 lazy-row cursor-pointer items-center gap-3 rounded-md bg-surface p-3 inset-ring-[1.5px] inset-ring-line hover:bg-sunken has-checked:inset-ring-[2.5px] has-checked:inset-ring-red-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name="account"
        checked={isChecked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <PersonSummary {...account} />
      <Check
        aria-hidden="true"
        className="invisible size-5.5 shrink-0 text-red-text group-has-checked:visible"
      />
    </label>
  );
}
