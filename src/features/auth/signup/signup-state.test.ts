import { describe, expect, test } from 'vitest';
import { initialSignup, nextSignup, type SignupState } from './signup-state.ts';

function collectSteps(kind: 'person' | 'contractor', type: 'next' | 'back', from: SignupState): string[] {
  const steps: string[] = [];
  let signup = from;
  for (let turn = 0; turn < 5; turn++) {
    if (signup.stage === 'asking' && signup.step !== steps.at(-1)) steps.push(signup.step);
    signup = nextSignup(signup, { type, kind });
  }
  return steps;
}

describe('the steps of a signup', () => {
  test('[SIGN-01, SIGN-03] go one by one, and a contractor skips the one for persons', () => {
    expect(collectSteps('person', 'next', initialSignup)).toEqual(['kind', 'about', 'more', 'last']);
    expect(collectSteps('contractor', 'next', initialSignup)).toEqual(['kind', 'about', 'last']);
    expect(collectSteps('contractor', 'back', { stage: 'asking', step: 'last' })).toEqual([
      'last',
      'about',
      'kind',
    ]);
  });

  test('[SIGN-06] an email that is taken is asked for again', () => {
    const making: SignupState = { stage: 'making', doing: 'account' };
    expect(nextSignup(making, { type: 'email taken' })).toEqual({ stage: 'asking', step: 'about' });
  });

  test('[SIGN-08] a failure tells where the person stands and lets them try again', () => {
    const failed = nextSignup({ stage: 'making', doing: 'photo' }, { type: 'failed', message: 'Offline.' });
    expect(failed).toEqual({
      stage: 'asking',
      step: 'last',
      problem: 'Your account is made, but your photo was not uploaded. Try again to finish. Offline.',
    });
    expect(nextSignup(failed, { type: 'making', doing: 'account' })).toEqual({
      stage: 'making',
      doing: 'account',
    });
  });
});
