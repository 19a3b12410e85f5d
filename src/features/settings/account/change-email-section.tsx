import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { sendEmailChangeLink } from '#src/data/auth/change-email.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Form } from '#src/ui/form.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { copy } from './copy.ts';
import { createChangeEmailSchema, type ChangeEmailValues } from './change-email-schema.ts';
import { Section } from '#src/ui/section.tsx';

function getErrorField(error: unknown): keyof ChangeEmailValues | undefined {
  if (isAuthError(error, 'wrong-password')) return 'password';
  return isAuthError(error, 'email-taken', 'invalid-email') ? 'email' : undefined;
}

/** The email changes when the link in the message is opened (decision D25). */
export function ChangeEmailSection({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const [alert, setAlert] = useState<FormAlertContent>();
  const form = useForm<ChangeEmailValues>({
    resolver: zodResolver(createChangeEmailSchema(email)),
    defaultValues: { email: '', password: '' },
  });
  const { register, setError, reset, formState } = form;
  const handleAttempt = () => {
    setAlert(undefined);
    setSentTo(undefined);
  };
  const handleSend = async (values: ChangeEmailValues) => {
    try {
      await sendEmailChangeLink(values.password, values.email);
      reset();
      setSentTo(values.email);
    } catch (error) {
      const message = getErrorMessage(error);
      const field = getErrorField(error);
      if (field) setError(field, { message }, { shouldFocus: true });
      else setAlert({ tone: 'error', title: copy.email.failed, message });
    }
  };
  return (
    <Section title={copy.email.title}>
      <p className="text-ink-2">
        {copy.email.current(email)} {copy.email.text}
      </p>
      <p role="status" className="rounded-md bg-green-wash px-4 py-3 text-sm font-[550] empty:hidden">
        {sentTo && copy.email.sent(sentTo)}
      </p>
      <Form form={form} className="grid gap-4" onAttempt={handleAttempt} onValid={handleSend}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={copy.email.newEmail}
            type="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register('email')}
          />
          <CurrentPasswordField error={formState.errors.password?.message} {...register('password')} />
        </div>
        <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        <Button type="submit" disabled={formState.isSubmitting} className="justify-self-end">
          {copy.email.submit}
        </Button>
      </Form>
    </Section>
  );
}
