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
import { AuthLayout } from '../auth-layout.tsx';
import { AuthTabs } from '../auth-tabs.tsx';
import { AccountKindStep } from './0-account-kind-step.tsx';
import { AboutStep } from './1-about-step.tsx';
import { BioStep } from './2-bio-step.tsx';
import { ProfileStep } from './3-profile-step.tsx';
import { emptySignup, type SignupValues } from './signup-schemas.ts';
import { createStepResolver } from './step-resolver.ts';
import { submitSignup } from './submit-signup.ts';
import { initialSignup, nextSignup, getSteps, type SignupPhase, type SignupStep } from './signup-state.ts';

const stepTitles: Record<SignupStep, string> = {
  kind: 'Join',
  about: 'About you',
  more: 'More about you',
  last: 'Your profile',
};

const phaseLabels: Record<SignupPhase, string> = {
  account: 'Making your account',
  photo: 'Uploading your photo',
  profile: 'Saving your profile',
  mail: 'Sending you a mail',
};

/** One form over all steps, so that going back loses nothing. */
export default function SignupPage() {
  const navigate = useNavigate();
  const [signup, dispatch] = useReducer(nextSignup, initialSignup);
  const [photo, setPhoto] = useState<Photo>();
  const step = signup.stage === 'asking' ? signup.step : 'last';
  const form = useForm<SignupValues>({ resolver: createStepResolver(step), defaultValues: emptySignup });
  const kind = form.watch('kind');
  const steps = getSteps(kind);
  const number = steps.indexOf(step) + 1;
  const back = () => (step === 'kind' ? void navigate(paths.login) : dispatch({ type: 'back', kind }));
  const finish = async () => {
    const answers = form.getValues();
    const made = await submitSignup(answers, photo?.file, (event) => {
      dispatch(event);
      if (event.type === 'email taken')
        form.setError('email', { message: 'This email address is already taken' });
    });
    if (!made) return;
    if (made.mailSent)
      showAlert(
        'success',
        `Your account is made. Follow the link in our mail to ${answers.email.trim()}, then log in.`,
      );
    else showAlert('warning', 'Your account is made, but its mail was not sent. Log in to send it again.');
    await navigate(paths.login);
  };
  const next = () => (step === 'last' ? finish() : dispatch({ type: 'next', kind }));
  return (
    <AuthLayout>
      <AuthTabs />
      <div className="flex items-center gap-4">
        <BackButton disabled={signup.stage === 'making'} onClick={back} />
        <h1 className="display min-w-0 flex-1 text-display-lg">{stepTitles[step]}</h1>
        <p className="label text-ink-2">
          Step {number} of {steps.length}
        </p>
      </div>
      <ProgressBar label="Sign up" value={(number / steps.length) * 100} />
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-6"
          inert={signup.stage === 'making'}
          onSubmit={(event) => void form.handleSubmit(next)(event)}
        >
          {step === 'kind' && <AccountKindStep />}
          {step === 'about' && <AboutStep />}
          {step === 'more' && <BioStep />}
          {step === 'last' && <ProfileStep photo={photo} onPhotoChange={setPhoto} />}
          {signup.stage === 'asking' && signup.problem && <FieldError>{signup.problem}</FieldError>}
          <Button type="submit" variant="primary" large className="justify-self-end">
            {step === 'last' ? 'Sign up' : 'Next'}
          </Button>
        </form>
      </FormProvider>
      <p role="status" className="label">
        {signup.stage === 'making' && phaseLabels[signup.doing]}
      </p>
    </AuthLayout>
  );
}
