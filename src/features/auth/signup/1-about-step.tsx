import { useFormContext, useWatch } from 'react-hook-form';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipCheckboxGroup } from '#src/ui/chip-group.tsx';
import { TextField } from '#src/ui/field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import type { SignupValues } from './signup-schemas.ts';

export function AboutStep() {
  const { register, control, formState } = useFormContext<SignupValues>();
  const kind = useWatch({ control, name: 'kind' });
  const { errors } = formState;
  return (
    <>
      {kind === 'person' ? (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
      ) : (
        <TextField
          label="Contractor name"
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields
        label="Password"
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
        label="I am a contestant"
        hint="Contestants post their own rides."
        {...register('contestant')}
      />
      {isContestant && (
        <ChipCheckboxGroup
          label="Participating Events"
          choices={rodeoEventChoices}
          values={events}
          onChange={(values) => setValue('events', values, { shouldValidate: formState.isSubmitted })}
          error={formState.errors.events?.message}
        />
      )}
    </>
  );
}
