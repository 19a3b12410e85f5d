import { useFormContext, useWatch } from 'react-hook-form';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import type { SignupValues } from './signup-schemas.ts';

const kindChoices = [
  { value: 'person', name: 'Person' },
  { value: 'contractor', name: 'Contractor' },
] as const;

export function AccountKindStep() {
  const { control, setValue } = useFormContext<SignupValues>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <p className="text-ink-2">
        Riders and fans sign up as a person; whoever owns and supplies stock signs up as a contractor.
      </p>
      <ChipRadioGroup
        label="Kind of account"
        name="kind"
        choices={kindChoices}
        value={kind}
        onChange={(value) => setValue('kind', value)}
      />
    </>
  );
}
