import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { profileLinksHash } from '#src/config/paths.ts';
import type { ProfileFormValues } from '#src/domain/profile-form-schema.ts';
import { profileLinks } from '#src/domain/profile-links.ts';
import { TextField } from '#src/ui/field.tsx';

const focusFirstInput = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();

export function LinkFields() {
  const { hash } = useLocation();
  const { register, formState } = useFormContext<ProfileFormValues>();
  return (
    <div
      ref={hash === `#${profileLinksHash}` ? focusFirstInput : undefined}
      className="grid gap-6 sm:grid-cols-2"
    >
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
