import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#src/ui/field.tsx';
import type { SignupValues } from './signup-schemas.ts';

export function BioStep() {
  const { register, control } = useFormContext<SignupValues>();
  const isContestant = useWatch({ control, name: 'contestant' });
  return (
    <>
      <TextAreaField label="Bio" hint="Optional" maxLength={2000} {...register('bio')} />
      {isContestant && (
        <TextAreaField label="Sponsors" hint="Optional" maxLength={1000} {...register('sponsors')} />
      )}
    </>
  );
}
