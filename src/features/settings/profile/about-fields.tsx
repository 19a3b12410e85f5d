import { useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import type { ProfileFormValues } from '#src/domain/profile-form-schema.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipCheckboxGroup } from '#src/ui/chip-fields.tsx';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';

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
        <TextField label={copy.name} error={errors.name?.message} {...register('name')} />
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={copy.firstName} error={errors.first_name?.message} {...register('first_name')} />
          <TextField label={copy.lastName} error={errors.last_name?.message} {...register('last_name')} />
        </div>
      )}
      <p role="status" className="rounded-md bg-denim-wash px-4 py-3 text-sm empty:hidden">
        {losesBadge && copy.losesBadge}
      </p>
      <TextField
        label={copy.email}
        type="email"
        readOnly
        hint={
          isOwn ? (
            <Link className="-my-1 inline-flex min-h-11 items-center underline" to={paths.account}>
              {copy.changeEmail}
            </Link>
          ) : (
            copy.ownerChangesEmail
          )
        }
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={copy.phone} type="tel" error={errors.phone?.message} {...register('phone')} />
        <TextField label={copy.location} error={errors.location?.message} {...register('location')} />
      </div>
      {type === 'contestant' && <EventsField name="events" label={copy.participatingEvents} />}
      <EventsField name="favouriteEvents" label={copy.favoriteEvents} />
      <TextAreaField
        label={copy.sponsors}
        rows={2}
        error={errors.sponsors?.message}
        {...register('sponsors')}
      />
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
