import { useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import type { ProfileFormValues } from '#src/domain/profile-form-schema.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipCheckboxGroup } from '#src/ui/chip-group.tsx';
import { TextAreaField, TextField } from '#src/ui/field.tsx';

interface AboutFieldsProps {
  type: AccountType;
  isOwn: boolean;
  isVerified: boolean;
}

export function AboutFields({ type, isOwn, isVerified }: AboutFieldsProps) {
  const { register, formState } = useFormContext<ProfileFormValues>();
  const { errors, dirtyFields } = formState;
  const losesBadge = isVerified && (dirtyFields.name || dirtyFields.first_name || dirtyFields.last_name);
  return (
    <>
      {type === 'contractor' ? (
        <TextField label="Name" error={errors.name?.message} {...register('name')} />
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="First Name" error={errors.first_name?.message} {...register('first_name')} />
          <TextField label="Last Name" error={errors.last_name?.message} {...register('last_name')} />
        </div>
      )}
      <p role="status" className="rounded-md bg-denim-wash px-4 py-3 text-sm empty:hidden">
        {losesBadge && 'Saving a new name removes your verified badge until we check it again.'}
      </p>
      <TextField
        label="E-mail"
        type="email"
        readOnly
        hint={
          isOwn ? (
            <Link className="-my-1 inline-flex min-h-11 items-center underline" to={paths.account}>
              Change the e-mail of this account
            </Link>
          ) : (
            'Only its owner can change it.'
          )
        }
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Phone" type="tel" error={errors.phone?.message} {...register('phone')} />
        <TextField label="Location" error={errors.location?.message} {...register('location')} />
      </div>
      {type === 'contestant' && <EventsField name="events" label="Participating Events" />}
      <EventsField name="favouriteEvents" label="Favourite Events" />
      <TextAreaField label="Sponsors" rows={2} error={errors.sponsors?.message} {...register('sponsors')} />
    </>
  );
}

function EventsField({ name, label }: { name: 'events' | 'favouriteEvents'; label: string }) {
  const { field, fieldState } = useController<ProfileFormValues, typeof name>({ name });
  const { ref, value, onChange } = field;
  return (
    <ChipCheckboxGroup
      ref={ref}
      label={label}
      choices={rodeoEventChoices}
      values={value ?? []}
      onChange={onChange}
      error={fieldState.error?.message}
    />
  );
}
