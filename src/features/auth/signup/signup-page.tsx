import { useReducer, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import type { Photo } from '#src/ui/photo-field.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { AuthTabs } from '../auth-tabs.tsx';
import { KindStep } from './0-kind-step.tsx';
import { AboutStep } from './1-about-step.tsx';
import { MoreStep } from './2-more-step.tsx';
import { LastStep } from './3-last-step.tsx';
import { noAnswers, type Answers } from './answers.ts';
import { checkStep } from './check-step.ts';
import { makeAccount } from './make-account.ts';
import { firstStep, nextSignup, stepsOf, type Making, type Step } from './signup-state.ts';

const titles: Record<Step, string> = {
  kind: 'Join',
  about: 'About you',
  more: 'More about you',
  last: 'Your profile',
};

const doings: Record<Making, string> = {
  account: 'Making your account',
  photo: 'Uploading your photo',
  profile: 'Saving your profile',
  mail: 'Sending you a mail',
};

/** One form over all steps, so that going back loses nothing. */
export default function SignupPage() {
  const navigate = useNavigate();
  const [signup, dispatch] = useReducer(nextSignup, firstStep);
  const [photo, setPhoto] = useState<Photo>();
  const step = signup.stage === 'asking' ? signup.step : 'last';
  const form = useForm<Answers>({ resolver: checkStep(step), defaultValues: noAnswers });
  const kind = form.watch('kind');
  const steps = stepsOf(kind);
  const number = steps.indexOf(step) + 1;
  const back = () => (step === 'kind' ? void navigate(paths.login) : dispatch({ type: 'back', kind }));
  const finish = async () => {
    const answers = form.getValues();
    const made = await makeAccount(answers, photo?.file, (event) => {
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
    <AuthFrame>
      <AuthTabs />
      <div className="flex items-center gap-4">
        <BackButton disabled={signup.stage === 'making'} onClick={back} />
        <h1 className="display min-w-0 flex-1 text-display-lg">{titles[step]}</h1>
        <p className="label text-ink-2">
          Step {number} of {steps.length}
        </p>
      </div>
      <Progress label="Sign up" value={(number / steps.length) * 100} />
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-6"
          inert={signup.stage === 'making'}
          onSubmit={(event) => void form.handleSubmit(next)(event)}
        >
          {step === 'kind' && <KindStep />}
          {step === 'about' && <AboutStep />}
          {step === 'more' && <MoreStep />}
          {step === 'last' && <LastStep photo={photo} onPhoto={setPhoto} />}
          {signup.stage === 'asking' && signup.problem && <FieldError>{signup.problem}</FieldError>}
          <Button type="submit" look="primary" large className="justify-self-end">
            {step === 'last' ? 'Sign up' : 'Next'}
          </Button>
        </form>
      </FormProvider>
      <p role="status" className="label">
        {signup.stage === 'making' && doings[signup.doing]}
      </p>
    </AuthFrame>
  );
}
