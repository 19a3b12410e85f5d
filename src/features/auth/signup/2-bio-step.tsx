import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import type { SignupValues } from './signup-schemas.ts';

export function BioStep() {
  const { register, control } = useFormContext<SignupValues>();
  const isContestant = useWatch({ control, name: 'contestant' });
  return (
    <>
      <TextAreaField
        label={copy.bioStep.bio}
        hint={copy.bioStep.optional}
        maxLength={2000}
        {...register('bio')}
      />
      {isContestant && (
        <TextAreaField
          label={copy.bioStep.sponsors}
          hint={copy.bioStep.optional}
          maxLength={1000}
          {...register('sponsors')}
        />
      )}
    </>
  );
}
