import { useFormContext, useWatch } from 'react-hook-form';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipCheckboxGroup } from '#src/ui/chip-fields.tsx';
import { TextField } from '#src/ui/field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from './copy.ts';
import { useTypedEmail } from '../use-typed-email.ts';
import type { SignupValues } from './signup-schemas.ts';

export function AboutStep() {
  const { register, control, formState } = useFormContext<SignupValues>();
  const typedEmail = useTypedEmail();
  const kind = useWatch({ control, name: 'kind' });
  const { errors } = formState;
  return (
    <>
      {kind === 'person' ? (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label={copy.aboutStep.firstName}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={copy.aboutStep.lastName}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
      ) : (
        <TextField
          label={copy.aboutStep.contractorName}
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
      )}
      <TextField
        label={copy.aboutStep.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { onChange: typedEmail.handleChange })}
      />
      <NewPasswordFields
        label={copy.aboutStep.password}
        password={{ ...register('password'), error: errors.password?.message }}
        confirmation={{ ...register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      {kind === 'person' && <ContestantFields />}
    </>
  );
}

function ContestantFields() {
  const { register, control, setValue, formState } = useFormContext<SignupValues>();
  const [isContestant, events] = useWatch({ control, name: ['contestant', 'events'] });
  return (
    <>
      <SwitchField
        label={copy.aboutStep.contestant}
        hint={copy.aboutStep.contestantHint}
        {...register('contestant')}
      />
      {isContestant && (
        <ChipCheckboxGroup
          label={copy.aboutStep.events}
          choices={rodeoEventChoices}
          values={events}
          onChange={(values) => setValue('events', values, { shouldValidate: formState.isSubmitted })}
          error={formState.errors.events?.message}
        />
      )}
    </>
  );
}
