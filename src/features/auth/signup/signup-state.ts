import type { Answers } from './answers.ts';

type Kind = Answers['kind'];
export type Step = 'kind' | 'about' | 'more' | 'last';

/** The order of the steps; a contractor is not asked for what only persons have (decision D30). */
const order: Record<Kind, readonly Step[]> = {
  person: ['kind', 'about', 'more', 'last'],
  contractor: ['kind', 'about', 'last'],
};

export const stepsOf = (kind: Kind) => order[kind];

/** What is being done, in the order in which it is. */
export type Making = 'account' | 'photo' | 'profile' | 'mail';

export type Signup = { stage: 'asking'; step: Step; problem?: string } | { stage: 'making'; doing: Making };

export type SignupEvent =
  | { type: 'next'; kind: Kind }
  | { type: 'back'; kind: Kind }
  | { type: 'making'; doing: Making }
  | { type: 'email taken' }
  | { type: 'failed'; message: string };

export const firstStep: Signup = { stage: 'asking', step: 'kind' };

/** Where somebody stands after a part of the signup failed; another try does the rest. */
export const standing: Record<Making, string> = {
  account: 'Your account was not made.',
  photo: 'Your account is made, but your photo was not uploaded. Try again to finish.',
  profile: 'Your account is made, but your profile was not saved. Try again to finish.',
  mail: 'Your account is made, but the signup did not end as it should. Log in to go on.',
};

/** The next stage; an event that does not belong to the stage changes nothing. */
export function nextSignup(signup: Signup, event: SignupEvent): Signup {
  switch (event.type) {
    case 'next':
    case 'back': {
      if (signup.stage !== 'asking') return signup;
      const steps = stepsOf(event.kind);
      const step = steps[steps.indexOf(signup.step) + (event.type === 'next' ? 1 : -1)];
      return step ? { stage: 'asking', step } : signup;
    }
    case 'making':
      return { stage: 'making', doing: event.doing };
    case 'email taken':
      return { stage: 'asking', step: 'about' };
    case 'failed':
      if (signup.stage !== 'making') return signup;
      return { stage: 'asking', step: 'last', problem: `${standing[signup.doing]} ${event.message}` };
  }
}
