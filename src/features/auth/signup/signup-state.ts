import { copy } from './copy.ts';
import type { SignupValues } from './signup-schemas.ts';

type AccountKind = SignupValues['kind'];
export type SignupStep = 'kind' | 'about' | 'bio' | 'profile';

/** Contractors skip the fields that only persons have (decision D30). */
const stepOrder: Record<AccountKind, readonly SignupStep[]> = {
  person: ['kind', 'about', 'bio', 'profile'],
  contractor: ['kind', 'about', 'profile'],
};

export const getSteps = (kind: AccountKind) => stepOrder[kind];

/** The phases run in this order. */
export type SignupPhase = 'account' | 'photo' | 'profile' | 'email';

export type SignupState =
  { stage: 'editing'; step: SignupStep; errorMessage?: string } | { stage: 'submitting'; phase: SignupPhase };

export type SignupEvent =
  | { type: 'next'; kind: AccountKind }
  | { type: 'back'; kind: AccountKind }
  | { type: 'phase started'; phase: SignupPhase }
  | { type: 'email taken' }
  | { type: 'failed'; message: string };

export const initialSignup: SignupState = { stage: 'editing', step: 'kind' };

export function nextSignup(signup: SignupState, event: SignupEvent): SignupState {
  switch (event.type) {
    case 'next':
    case 'back': {
      if (signup.stage !== 'editing') return signup;
      const steps = getSteps(event.kind);
      const step = steps[steps.indexOf(signup.step) + (event.type === 'next' ? 1 : -1)];
      return step ? { stage: 'editing', step } : signup;
    }
    case 'phase started':
      return { stage: 'submitting', phase: event.phase };
    case 'email taken':
      return { stage: 'editing', step: 'about' };
    case 'failed':
      if (signup.stage !== 'submitting') return signup;
      return {
        stage: 'editing',
        step: 'profile',
        errorMessage: `${copy.phaseFailures[signup.phase]} ${event.message}`,
      };
  }
}
