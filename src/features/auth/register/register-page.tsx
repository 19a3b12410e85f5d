import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { submitRegistration } from './submit-registration.ts';
import { maxPasswordLength, registrationSchema, type RegistrationValues } from './registration-schema.ts';

const emptyRegistration: RegistrationValues = {
  firstname: '',
  lastname: '',
  mail: '',
  phone: '',
  password: '',
  password_confirm: '',
};

export default function RegisterPage() {
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema),
    defaultValues: emptyRegistration,
  });
  const { errors, isSubmitting } = form.formState;
  const registerField = (name: keyof RegistrationValues) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  const [alert, setAlert] = useState<FormAlertContent>();
  const handleValid = async (values: RegistrationValues) => {
    setAlert(undefined);
    try {
      const { isEmailSent } = await submitRegistration(values);
      showAlert('success', 'Registration Successful');
      if (!isEmailSent)
        showAlert('warning', 'The mail to verify your address was not sent. Send it again here.');
    } catch (error) {
      setAlert({ tone: 'error', message: getErrorMessage(error) });
    }
  };
  return (
    <AuthLayout>
      <h1 className="display text-display-xl">Register</h1>
      <form
        noValidate
        inert={isSubmitting}
        className="grid gap-6"
        onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
      >
        <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...registerField('firstname')} />
          <TextField label="Last name" autoComplete="family-name" {...registerField('lastname')} />
        </div>
        <TextField label="Email" type="email" autoComplete="username" {...registerField('mail')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...registerField('phone')} />
        <NewPasswordFields
          label="Password"
          password={{
            ...registerField('password'),
            maxLength: maxPasswordLength,
            hint: `6 to ${maxPasswordLength} characters`,
          }}
          confirmation={{ ...registerField('password_confirm'), maxLength: maxPasswordLength }}
        />
        <div className="flex flex-wrap-reverse items-center justify-between gap-4">
          <Link to={paths.login} className="inline-flex min-h-11 items-center font-[550] underline">
            Already have an account? Login now!
          </Link>
          <Button type="submit" variant="primary" large disabled={isSubmitting}>
            Register
          </Button>
        </div>
      </form>
      <p role="status" className="label">
        {isSubmitting && 'Making your account'}
      </p>
    </AuthLayout>
  );
}
