import type { SignupValues } from './signup-schemas.ts';

type AccountKind = SignupValues['kind'];
export type SignupStep = 'kind' | 'about' | 'more' | 'last';

/** The order of the steps; a contractor is not asked for what only persons have (decision D30). */
const stepOrder: Record<AccountKind, readonly SignupStep[]> = {
  person: ['kind', 'about', 'more', 'last'],
  contractor: ['kind', 'about', 'last'],
};

export const getSteps = (kind: AccountKind) => stepOrder[kind];

/** What is being done, in the order in which it is. */
export type SignupPhase = 'account' | 'photo' | 'profile' | 'mail';

export type SignupState =
  { stage: 'asking'; step: SignupStep; problem?: string } | { stage: 'making'; doing: SignupPhase };

export type SignupEvent =
  | { type: 'next'; kind: AccountKind }
  | { type: 'back'; kind: AccountKind }
  | { type: 'making'; doing: SignupPhase }
  | { type: 'email taken' }
  | { type: 'failed'; message: string };

export const initialSignup: SignupState = { stage: 'asking', step: 'kind' };

/** Where somebody stands after a part of the signup failed; another try does the rest. */
export const phaseFailureMessages: Record<SignupPhase, string> = {
  account: 'Your account was not made.',
  photo: 'Your account is made, but your photo was not uploaded. Try again to finish.',
  profile: 'Your account is made, but your profile was not saved. Try again to finish.',
  mail: 'Your account is made, but the signup did not end as it should. Log in to go on.',
};

/** The next stage; an event that does not belong to the stage changes nothing. */
export function nextSignup(signup: SignupState, event: SignupEvent): SignupState {
  switch (event.type) {
    case 'next':
    case 'back': {
      if (signup.stage !== 'asking') return signup;
      const steps = getSteps(event.kind);
      const step = steps[steps.indexOf(signup.step) + (event.type === 'next' ? 1 : -1)];
      return step ? { stage: 'asking', step } : signup;
    }
    case 'making':
      return { stage: 'making', doing: event.doing };
    case 'email taken':
      return { stage: 'asking', step: 'about' };
    case 'failed':
      if (signup.stage !== 'making') return signup;
      return {
        stage: 'asking',
        step: 'last',
        problem: `${phaseFailureMessages[signup.doing]} ${event.message}`,
      };
  }
}
