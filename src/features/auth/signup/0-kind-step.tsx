import { useFormContext, useWatch } from 'react-hook-form';
import { ChipChoice } from '#src/ui/chip.tsx';
import type { Answers } from './answers.ts';

const kinds = [
  { value: 'person', name: 'Person' },
  { value: 'contractor', name: 'Contractor' },
] as const;

export function KindStep() {
  const { control, setValue } = useFormContext<Answers>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <p className="text-ink-2">
        Riders and fans sign up as a person; whoever owns and supplies stock signs up as a contractor.
      </p>
      <ChipChoice
        label="Kind of account"
        name="kind"
        choices={kinds}
        value={kind}
        onChange={(chosen) => setValue('kind', chosen)}
      />
    </>
  );
}
