import { useReducer, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { LoginState } from '#src/session/login-state.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Form } from '#src/ui/form.tsx';
import type { Photo } from '#src/ui/photo-field.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import { AuthLayout, AuthTabs } from '../auth-layout.tsx';
import { useTypedEmail } from '../use-typed-email.ts';
import { AccountKindStep } from './0-account-kind-step.tsx';
import { AboutStep } from './1-about-step.tsx';
import { BioStep } from './2-bio-step.tsx';
import { ProfileStep } from './3-profile-step.tsx';
import { copy as layoutCopy } from '../copy.ts';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { SignupOff } from './signup-off.tsx';
import { emptySignup, type SignupValues } from './signup-schemas.ts';
import { createStepResolver } from './step-resolver.ts';
import { submitSignup } from './submit-signup.ts';
import { getSteps, initialSignup, nextSignup, readStep, type SignupStep } from './signup-state.ts';
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
  const state: unknown = useLocation().state;
  const typedEmail = useTypedEmail();
  const form = useForm<SignupValues>({
    resolver: (values, ...rest) => createStepResolver(readStep(state, values.kind))(values, ...rest),
    defaultValues: { ...emptySignup, email: typedEmail.get() },
  });
  const kind = form.watch('kind');
  const step = readStep(state, kind);
  const steps = getSteps(kind);
  const stepNumber = steps.indexOf(step) + 1;
  const isSkipped = step === 'bio' && form.watch(['bio', 'sponsors']).join('').trim() === '';
  const goTo = (next: SignupStep | undefined) => void navigate(paths.signup, { state: { step: next } });
  const handleBack = () => (step === 'kind' ? void navigate(paths.login) : void navigate(-1));
  const submit = async () => {
    const values = form.getValues();
    const result = await submitSignup(values, photo?.file, (event) => {
      dispatch(event);
      if (event.type !== 'email taken') return;
      form.setError('email', { message: copy.errors.emailTaken });
      goTo('about');
    });
    if (!result) return;
    // It may have been filled in without an event.
    typedEmail.keep(values.email);
    const notice = result.isEmailSent
      ? ({ tone: 'success', message: copy.done(values.email.trim()) } as const)
      : ({ tone: 'warning', message: copy.doneWithoutEmail } as const);
    await navigate(paths.login, { state: { notice } satisfies LoginState });
  };
  const handleNext = () => (step === 'profile' ? submit() : goTo(steps[stepNumber]));
  // A reload, or the way back from another page, has lost what was typed.
  if (stepNumber > 2 && form.getValues('password') === '') return <Navigate to={paths.signup} replace />;
  return (
    <AuthLayout>
      <AuthTabs />
      <SignupOff />
      <div className="flex items-center gap-4">
        <BackButton disabled={signup.stage === 'submitting'} onClick={handleBack} />
        <PageHeading title={stepTitles[step]} step={step} className="min-w-0 flex-1 text-display-lg" />
        <p className="label text-ink-2">{copy.progress.step(stepNumber, steps.length)}</p>
      </div>
      <ProgressBar label={copy.progress.label} value={(stepNumber / steps.length) * 100} />
      <FormProvider {...form}>
        <Form
          form={form}
          inert={signup.stage === 'submitting'}
          onAttempt={() => dispatch({ type: 'attempted' })}
          onValid={handleNext}
        >
          {step === 'kind' && <AccountKindStep />}
          {step === 'about' && <AboutStep />}
          {step === 'bio' && <BioStep />}
          {step === 'profile' && <ProfileStep photo={photo} onPhotoChange={setPhoto} />}
          {signup.stage === 'editing' && signup.errorMessage && (
            <FieldError>{signup.errorMessage}</FieldError>
          )}
          <Button type="submit" variant="primary" large className="justify-self-end">
            {step === 'profile' ? copy.progress.submit : isSkipped ? copy.progress.skip : copy.progress.next}
          </Button>
        </Form>
      </FormProvider>
      <p role="status" className="label">
        {signup.stage === 'submitting' && copy.phases[signup.phase]}
      </p>
      <LanguageLinks label={layoutCopy.layout.language} />
    </AuthLayout>
  );
}
