import Check from 'lucide-react/icons/check';
import { copy } from './copy.ts';
import { PersonSummary, type PersonSummaryProps } from './person-summary.tsx';

export type AccountOption = PersonSummaryProps & { id: string };

interface AccountRadioGroupProps {
  accounts: readonly AccountOption[];
  value: string;
  onChange: (id: string) => void;
}

export function AccountRadioGroup({ accounts, value, onChange }: AccountRadioGroupProps) {
  return (
    <div role="radiogroup" aria-label={copy.accountChoice} className="grid gap-2">
      {accounts.map((account) => (
        <label
          key={account.id}
          className="group relative flex cursor-pointer items-center gap-3 rounded-md bg-surface p-3 inset-ring-[1.5px] inset-ring-line hover:bg-sunken has-checked:inset-ring-[2.5px] has-checked:inset-ring-red-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="account"
            checked={account.id === value}
            onChange={() => onChange(account.id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <PersonSummary {...account} />
          <Check
            aria-hidden="true"
            className="invisible size-5.5 shrink-0 text-red-text group-has-checked:visible"
          />
        </label>
      ))}
    </div>
  );
}
