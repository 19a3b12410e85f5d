import { RadioGroup } from './chip-group.tsx';

interface SegmentedControlProps<Name extends string> {
  label: string;
  choices: readonly { value: Name; name: string }[];
  value: Name | undefined;
  onChange: (value: Name) => void;
}

export function SegmentedControl<Name extends string>(props: SegmentedControlProps<Name>) {
  return (
    <RadioGroup
      {...props}
      name={props.label}
      className="bordered flex flex-wrap rounded-md bg-surface p-0.5"
      choiceClass="label relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-sm px-2 min-[22.5rem]:px-3 sm:px-6 pt-[0.1em] text-[1.125rem] min-[22.5rem]:text-[1.25rem] leading-none hover:bg-sunken has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
    />
  );
}
