import { useReducer, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import type { Photo } from '#src/ui/photo-field.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import { AuthLayout, AuthTabs } from '../auth-layout.tsx';
import { AccountKindStep } from './0-account-kind-step.tsx';
import { AboutStep } from './1-about-step.tsx';
import { BioStep } from './2-bio-step.tsx';
import { ProfileStep } from './3-profile-step.tsx';
import { emptySignup, type SignupValues } from './signup-schemas.ts';
import { createStepResolver } from './step-resolver.ts';
import { submitSignup } from './submit-signup.ts';
import { initialSignup, nextSignup, getSteps, type SignupStep } from './signup-state.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';

const stepTitles: Record<SignupStep, string> = {
  kind: copy.kindStep.title,
  about: copy.aboutStep.title,
  bio: copy.bioStep.title,
  profile: copy.profileStep.title,
};

export default function SignupPage() {
  const navigate = useNavigate();
  const [signup, dispatch] = useReducer(nextSignup, initialSignup);
  const [photo, setPhoto] = useState<Photo>();
  const step = signup.stage === 'editing' ? signup.step : 'profile';
  const form = useForm<SignupValues>({ resolver: createStepResolver(step), defaultValues: emptySignup });
  const kind = form.watch('kind');
  const steps = getSteps(kind);
  const stepNumber = steps.indexOf(step) + 1;
  const handleBack = () => (step === 'kind' ? void navigate(paths.login) : dispatch({ type: 'back', kind }));
  const submit = async () => {
    const values = form.getValues();
    const result = await submitSignup(values, photo?.file, (event) => {
      dispatch(event);
      if (event.type === 'email taken') form.setError('email', { message: copy.errors.emailTaken });
    });
    if (!result) return;
    if (result.isEmailSent) showAlert('success', copy.done(values.email.trim()));
    else showAlert('warning', copy.doneWithoutEmail);
    await navigate(paths.login);
  };
  const handleNext = () => (step === 'profile' ? submit() : dispatch({ type: 'next', kind }));
  return (
    <AuthLayout>
      <AuthTabs />
      <div className="flex items-center gap-4">
        <BackButton disabled={signup.stage === 'submitting'} onClick={handleBack} />
        <PageHeading title={stepTitles[step]} step={step} className="min-w-0 flex-1 text-display-lg" />
        <p className="label text-ink-2">{copy.progress.step(stepNumber, steps.length)}</p>
      </div>
      <ProgressBar label={copy.progress.label} value={(stepNumber / steps.length) * 100} />
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-6"
          inert={signup.stage === 'submitting'}
          onSubmit={(event) => void form.handleSubmit(handleNext)(event)}
        >
          {step === 'kind' && <AccountKindStep />}
          {step === 'about' && <AboutStep />}
          {step === 'bio' && <BioStep />}
          {step === 'profile' && <ProfileStep photo={photo} onPhotoChange={setPhoto} />}
          {signup.stage === 'editing' && signup.errorMessage && (
            <FieldError>{signup.errorMessage}</FieldError>
          )}
          <Button type="submit" variant="primary" large className="justify-self-end">
            {step === 'profile' ? copy.progress.submit : copy.progress.next}
          </Button>
        </form>
      </FormProvider>
      <p role="status" className="label">
        {signup.stage === 'submitting' && copy.phases[signup.phase]}
      </p>
    </AuthLayout>
  );
}
