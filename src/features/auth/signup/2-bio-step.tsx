import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import type { SignupValues } from './signup-schemas.ts';

export function BioStep() {
  const { register, control, formState } = useFormContext<SignupValues>();
  const { errors } = formState;
  const isContestant = useWatch({ control, name: 'contestant' });
  return (
    <>
      <TextAreaField
        label={copy.bioStep.bio}
        hint={copy.bioStep.optional}
        error={errors.bio?.message}
        {...register('bio')}
      />
      {isContestant && (
        <TextAreaField
          label={copy.bioStep.sponsors}
          hint={copy.bioStep.optional}
          error={errors.sponsors?.message}
          {...register('sponsors')}
        />
      )}
    </>
  );
}
