import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { sendEmailChangeLink } from '#src/data/auth/change-email.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { createChangeEmailSchema, type ChangeEmailValues } from './change-email-schema.ts';
import { Section } from '#src/ui/section.tsx';

function getErrorField(error: unknown): keyof ChangeEmailValues | undefined {
  if (isAuthError(error, 'wrong-password')) return 'password';
  return isAuthError(error, 'email-taken', 'invalid-email') ? 'email' : undefined;
}

/** The email changes when the link in the message is opened (decision D25). */
export function ChangeEmailSection({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangeEmailValues>({
    resolver: zodResolver(createChangeEmailSchema(email)),
    defaultValues: { email: '', password: '' },
  });
  const handleSend = async (values: ChangeEmailValues) => {
    try {
      await sendEmailChangeLink(values.password, values.email);
      reset();
      setSentTo(values.email);
    } catch (error) {
      const message = getErrorMessage(error);
      const field = getErrorField(error);
      if (field) setError(field, { message }, { shouldFocus: true });
      else showAlert('error', message);
    }
  };
  return (
    <Section title="Email">
      <p className="text-ink-2">
        You log in as <b className="text-ink">{email}</b>. A new address counts once you have followed the
        link that we mail there. You are then signed out everywhere and log in with the new one; your profile
        follows.
      </p>
      <p role="status" className="rounded-md bg-green-wash px-4 py-3 text-sm font-[550] empty:hidden">
        {sentTo && `A mail is on its way to ${sentTo}. Until you follow its link, nothing changes.`}
      </p>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void handleSubmit(handleSend)(event)}
      >
        <TextField
          label="New e-mail"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <CurrentPasswordField error={formState.errors.password?.message} {...register('password')} />
        <Button type="submit" disabled={formState.isSubmitting} className="justify-self-end sm:col-span-2">
          Change email
        </Button>
      </form>
    </Section>
  );
}
