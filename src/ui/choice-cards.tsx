import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';

interface ChoiceCardsProps<T extends string> {
  label: string;
  name: string;
  choices: readonly { value: T; name: string; description: ReactNode }[];
  value: T | undefined;
  onChange: (value: T) => void;
}

/** One choice of a few that need an explanation. */
export function ChoiceCards<T extends string>({
  label,
  name,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-3">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="bordered group relative grid cursor-pointer grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md bg-surface p-4 hover:bg-sunken has-checked:shadow-[inset_0_0_0_2.5px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-label={choice.name}
            aria-describedby={`${id}-${choice.value}`}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="display text-display-sm">{choice.name}</span>
          <span className="bordered grid size-6 place-items-center rounded-full group-has-checked:bg-ink group-has-checked:text-bg">
            <Check aria-hidden="true" className="hidden size-4 group-has-checked:block" />
          </span>
          <span id={`${id}-${choice.value}`} className="col-span-2 grid gap-1 text-sm text-ink-2">
            {choice.description}
          </span>
        </label>
      ))}
    </div>
  );
}
