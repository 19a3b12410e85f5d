import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#src/ui/field.tsx';
import type { Answers } from './answers.ts';

/** What only persons are asked for; all of it may stay empty. */
export function MoreStep() {
  const { register, control } = useFormContext<Answers>();
  const contestant = useWatch({ control, name: 'contestant' });
  return (
    <>
      <TextAreaField label="Bio" hint="Optional" maxLength={2000} {...register('bio')} />
      {contestant && (
        <TextAreaField label="Sponsors" hint="Optional" maxLength={1000} {...register('sponsors')} />
      )}
    </>
  );
}
