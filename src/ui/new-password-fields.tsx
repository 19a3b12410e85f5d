import type { ComponentProps } from 'react';
import { copy } from './forms/copy.ts';
import { PasswordField } from './password-field.tsx';

type InputProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  label?: string;
  password: InputProps;
  confirmation: InputProps;
}

export function NewPasswordFields({
  label = copy.password.new,
  password,
  confirmation,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" {...password} />
      <PasswordField label={copy.password.confirm} autoComplete="new-password" {...confirmation} />
    </>
  );
}
