import { describe, expect, test } from 'vitest';
import { getSteps, nextSignup, readStep, type SignupState } from './signup-state.ts';

test('[SIGN-01, SIGN-03] the steps of contractors are without a bio', () => {
  expect(getSteps('person')).toEqual(['kind', 'about', 'bio', 'profile']);
  expect(getSteps('contractor')).toEqual(['kind', 'about', 'profile']);
});

test('an entry of the history names its step', () => {
  expect(readStep({ step: 'bio' }, 'person')).toBe('bio');
  expect(readStep({ step: 'bio' }, 'contractor')).toBe('kind');
  expect(readStep(null, 'person')).toBe('kind');
});

describe('nextSignup', () => {
  test('[SIGN-06] can be edited again when the email is taken', () => {
    const submitting: SignupState = { stage: 'submitting', phase: 'account' };
    expect(nextSignup(submitting, { type: 'email taken' })).toEqual({ stage: 'editing' });
  });

  test('[SIGN-08] explains the failed phase and allows a retry', () => {
    const failed = nextSignup(
      { stage: 'submitting', phase: 'photo' },
      { type: 'failed', message: 'Offline.' },
    );
    expect(failed).toEqual({
      stage: 'editing',
      errorMessage: "Your account is ready, but we couldn't upload your photo. Offline.",
    });
    expect(nextSignup(failed, { type: 'phase started', phase: 'account' })).toEqual({
      stage: 'submitting',
      phase: 'account',
    });
  });
});
