import { describe, expect, test } from 'vitest';
import { initialSignup, nextSignup, type SignupState } from './signup-state.ts';

function collectSteps(kind: 'person' | 'contractor', type: 'next' | 'back', from: SignupState): string[] {
  const steps: string[] = [];
  let signup = from;
  for (let count = 0; count < 5; count++) {
    if (signup.stage === 'editing' && signup.step !== steps.at(-1)) steps.push(signup.step);
    signup = nextSignup(signup, { type, kind });
  }
  return steps;
}

describe('nextSignup', () => {
  test('[SIGN-01, SIGN-03] goes step by step, and skips the bio of contractors', () => {
    expect(collectSteps('person', 'next', initialSignup)).toEqual(['kind', 'about', 'bio', 'profile']);
    expect(collectSteps('contractor', 'next', initialSignup)).toEqual(['kind', 'about', 'profile']);
    expect(collectSteps('contractor', 'back', { stage: 'editing', step: 'profile' })).toEqual([
      'profile',
      'about',
      'kind',
    ]);
  });

  test('[SIGN-06] returns to the email when it is taken', () => {
    const submitting: SignupState = { stage: 'submitting', phase: 'account' };
    expect(nextSignup(submitting, { type: 'email taken' })).toEqual({ stage: 'editing', step: 'about' });
  });

  test('[SIGN-08] explains the failed phase and allows a retry', () => {
    const failed = nextSignup(
      { stage: 'submitting', phase: 'photo' },
      { type: 'failed', message: 'Offline.' },
    );
    expect(failed).toEqual({
      stage: 'editing',
      step: 'profile',
      errorMessage: "Your account is ready, but we couldn't upload your photo. Offline.",
    });
    expect(nextSignup(failed, { type: 'phase started', phase: 'account' })).toEqual({
      stage: 'submitting',
      phase: 'account',
    });
  });
});
