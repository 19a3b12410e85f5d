import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { copy } from './copy.ts';
import type { SignupValues } from './signup-schemas.ts';

const { title, text, person, contractor } = copy.kindStep;

const kindChoices = [
  {
    value: 'person',
    name: person.name,
    description: (
      <>
        <span>
          <b className="text-ink">{person.fan}</b> {person.fanText}
        </span>
        <span>
          <b className="text-ink">{person.contestant}</b> {person.contestantText}
        </span>
      </>
    ),
  },
  {
    value: 'contractor',
    name: contractor.name,
    description: contractor.text,
  },
] as const;

export function AccountKindStep() {
  const { control, setValue } = useFormContext<SignupValues>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <p className="text-ink-2">{text}</p>
      <ChoiceCards
        label={title}
        name="kind"
        choices={kindChoices}
        value={kind}
        onChange={(value) => setValue('kind', value)}
      />
    </>
  );
}
