import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

type InputProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  label?: string;
  password: InputProps;
  confirmation: InputProps;
}

export function NewPasswordFields({
  label = 'New password',
  password,
  confirmation,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" {...password} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...confirmation} />
    </>
  );
}
