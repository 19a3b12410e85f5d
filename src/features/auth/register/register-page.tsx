import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { maxPasswordLength } from '#src/domain/password-lengths.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Form } from '#src/ui/form.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { copy } from './copy.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { useTypedEmail } from '../use-typed-email.ts';
import { AgreementFields } from '../signup/agreement-fields.tsx';
import { copy as layoutCopy } from '../copy.ts';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { SignupOff } from '../signup/signup-off.tsx';
import { noAgreement } from '../signup/agreement-schemas.ts';
import { submitRegistration } from './submit-registration.ts';
import { registrationSchema, type RegistrationValues } from './registration-schema.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';

const emptyRegistration: RegistrationValues = {
  firstname: '',
  lastname: '',
  mail: '',
  phone: '',
  password: '',
  password_confirm: '',
  ...noAgreement,
};

export default function RegisterPage() {
  const typedEmail = useTypedEmail();
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { ...emptyRegistration, mail: typedEmail.get() },
  });
  const { errors, isSubmitting } = form.formState;
  const registerField = (name: keyof RegistrationValues) => ({
    error: errors[name]?.message,
    ...form.register(name, name === 'mail' ? { onChange: typedEmail.handleChange } : {}),
  });
  const [alert, setAlert] = useState<FormAlertContent>();
  // Not while it is checked: a field of an inert form cannot be focused.
  const [isBusy, handleValid] = useBusy(async (values: RegistrationValues) => {
    try {
      const { isEmailSent } = await submitRegistration(values);
      showAlert('success', copy.registered);
      if (!isEmailSent) showAlert('warning', copy.emailNotSent);
    } catch (error) {
      setAlert({ tone: 'error', message: getErrorMessage(error) });
    }
  });
  return (
    <AuthLayout>
      <PageHeading title={copy.title} className="text-display-xl" />
      <SignupOff />
      <Form form={form} inert={isBusy} onAttempt={() => setAlert(undefined)} onValid={handleValid}>
        <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={copy.firstName} autoComplete="given-name" {...registerField('firstname')} />
          <TextField label={copy.lastName} autoComplete="family-name" {...registerField('lastname')} />
        </div>
        <TextField label={copy.email} type="email" autoComplete="username" {...registerField('mail')} />
        <TextField label={copy.phone} type="tel" autoComplete="tel" {...registerField('phone')} />
        <NewPasswordFields
          label={copy.password}
          password={{ ...registerField('password'), hint: copy.passwordHint(maxPasswordLength) }}
          confirmation={registerField('password_confirm')}
        />
        <AgreementFields register={form.register} errors={errors} />
        <div className="flex flex-wrap-reverse items-center justify-between gap-4">
          <Link to={paths.login} className="inline-flex min-h-11 items-center font-[550] underline">
            {copy.logIn}
          </Link>
          <Button type="submit" variant="primary" large disabled={isSubmitting}>
            {copy.submit}
          </Button>
        </div>
      </Form>
      <p role="status" className="label">
        {isBusy && copy.submitting}
      </p>
      <LanguageLinks label={layoutCopy.layout.language} />
    </AuthLayout>
  );
}
