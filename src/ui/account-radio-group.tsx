import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { copy } from './copy.ts';
import { PersonSummary, type PersonSummaryProps } from './person-summary.tsx';

/** @param children `AccountRadio`s */
export function AccountRadioGroup({ children }: { children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={copy.accountChoice} className="grid gap-2">
      {children}
    </div>
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
      className="group relative flex min-h-17 [contain-intrinsic-size:auto_4.25rem] [content-visibility:auto] cursor-pointer items-center gap-3 rounded-md bg-surface p-3 inset-ring-[1.5px] inset-ring-line hover:bg-sunken has-checked:inset-ring-[2.5px] has-checked:inset-ring-red-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
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
