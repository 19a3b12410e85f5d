import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import type { SignupValues } from './signup-schemas.ts';

const kindChoices = [
  {
    value: 'person',
    name: 'Person',
    description: (
      <>
        <span>
          <b className="text-ink">Fan:</b> watch, search and share every ride.
        </span>
        <span>
          <b className="text-ink">Contestant:</b> you ride or rope, and post your own rides too. You choose in
          the next step.
        </span>
      </>
    ),
  },
  {
    value: 'contractor',
    name: 'Contractor',
    description: 'You own and supply stock: give your animals a page, and post and collect their rides.',
  },
] as const;

export function AccountKindStep() {
  const { control, setValue } = useFormContext<SignupValues>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <p className="text-ink-2">Which one are you? You can change it later.</p>
      <ChoiceCards
        label="Kind of account"
        name="kind"
        choices={kindChoices}
        value={kind}
        onChange={(value) => setValue('kind', value)}
      />
    </>
  );
}
