import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '#src/data/auth/session.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { bothNeeded, credentials, type Credentials } from './login.ts';

/** Logging in changes the session; the guard of the page then leads on. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const [warning, setWarning] = useState(false);
  const submit = async (typed: Credentials) => {
    const given = credentials.safeParse(typed);
    setWarning(!given.success);
    if (!given.success) return;
    try {
      await signIn(given.data.email, given.data.password);
    } catch (error) {
      showAlert('error', error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {warning && <Banner tone="warning" message={bothNeeded} onClose={() => setWarning(false)} />}
      <TextField label="Email" type="email" autoComplete="username" {...register('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
      <Button
        type="submit"
        look="primary"
        large
        disabled={formState.isSubmitting}
        className="justify-self-end"
      >
        Log in
      </Button>
    </form>
  );
}
