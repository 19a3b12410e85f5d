import { isObject } from '#src/domain/field-readers.ts';
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

/** The step of an entry of the history; the first one where there is none of that account's kind. */
export function readStep(state: unknown, kind: AccountKind): SignupStep {
  const stored = isObject(state) ? state['step'] : undefined;
  return stepOrder[kind].find((step) => step === stored) ?? 'kind';
}

/** The phases run in this order. */
export type SignupPhase = 'account' | 'photo' | 'profile' | 'email';

export type SignupState =
  { stage: 'editing'; errorMessage?: string } | { stage: 'submitting'; phase: SignupPhase };

export type SignupEvent =
  | { type: 'attempted' }
  | { type: 'phase started'; phase: SignupPhase }
  | { type: 'email taken' }
  | { type: 'failed'; message: string };

export const initialSignup: SignupState = { stage: 'editing' };

export function nextSignup(signup: SignupState, event: SignupEvent): SignupState {
  switch (event.type) {
    case 'phase started':
      return { stage: 'submitting', phase: event.phase };
    case 'attempted':
    case 'email taken':
      return initialSignup;
    case 'failed':
      if (signup.stage !== 'submitting') return signup;
      return {
        stage: 'editing',
        errorMessage: `${copy.phaseFailures[signup.phase]} ${event.message}`,
      };
  }
}
