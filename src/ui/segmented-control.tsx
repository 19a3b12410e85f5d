interface SegmentedControlProps<Name extends string> {
  label: string;
  choices: readonly { value: Name; name: string }[];
  value: Name;
  onChange: (value: Name) => void;
}

export function SegmentedControl<Name extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentedControlProps<Name>) {
  return (
    <div role="radiogroup" aria-label={label} className="bordered flex flex-wrap rounded-md bg-surface p-0.5">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="label relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-sm px-3 sm:px-6 pt-[0.1em] text-[1.25rem] leading-none hover:bg-sunken has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={label}
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
