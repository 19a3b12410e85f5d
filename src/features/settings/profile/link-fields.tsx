import { useFormContext } from 'react-hook-form';
import type { ProfileEdit } from '#src/domain/profile-edit.ts';
import { profileLinks } from '#src/domain/profile-links.ts';
import { TextField } from '#src/ui/field.tsx';

export function LinkFields() {
  const { register, formState } = useFormContext<ProfileEdit>();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {profileLinks.map(({ field, name, example }) => (
        <TextField
          key={field}
          label={name}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={example}
          error={formState.errors[field]?.message}
          {...register(field)}
        />
      ))}
    </div>
  );
}
