/** What closing an account does, in this order: as long as the profile is there, another try can go on. */
export const deletionSteps = [
  'password',
  'videos',
  'animals',
  'notifications',
  'photo',
  'profile',
  'login',
] as const;

export type DeletionStep = (typeof deletionSteps)[number];

export type DeletionState =
  | { stage: 'asking'; wrongPassword?: string; problem?: string }
  | { stage: 'closing'; step: DeletionStep; removed: number }
  | { stage: 'closed' };

export type DeletionEvent =
  | { type: 'reached'; step: DeletionStep }
  /** One more video, animal or notification is gone. */
  | { type: 'removed' }
  | { type: 'wrong password'; message: string }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

export const initialDeletion: DeletionState = { stage: 'asking' };

/** Where somebody stands after a step has failed. */
const stepFailureMessages: Record<DeletionStep, string> = {
  password: 'Nothing was deleted.',
  videos: 'Not all of your videos are deleted; the rest of your account is still there.',
  animals: 'Your videos are deleted, your animals not all; the rest of your account is still there.',
  notifications: 'Your videos and animals are deleted; the rest of your account is still there.',
  photo: 'Your videos and animals are deleted; your photo and profile are still there.',
  profile: 'All but your profile is deleted.',
  login: 'All is deleted but your login, which is of no use any more.',
};

/** The next stage; an event that does not belong to the stage changes nothing. */
export function nextDeletion(closing: DeletionState, event: DeletionEvent): DeletionState {
  if (closing.stage === 'closed') return closing;
  if (event.type === 'reached') return { stage: 'closing', step: event.step, removed: 0 };
  if (closing.stage === 'asking') return closing;
  switch (event.type) {
    case 'removed':
      return { ...closing, removed: closing.removed + 1 };
    case 'wrong password':
      return { stage: 'asking', wrongPassword: event.message };
    case 'failed':
      return {
        stage: 'asking',
        problem: `${stepFailureMessages[closing.step]} Try again to go on. ${event.message}`,
      };
    case 'closed':
      return { stage: 'closed' };
  }
}

/** How far closing is, from 0 to 100. */
export function getDeletionProgress(step: DeletionStep): number {
  return (deletionSteps.indexOf(step) / deletionSteps.length) * 100;
}
