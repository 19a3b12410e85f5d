import { copy } from './copy.ts';

/** In this order: a retry needs the profile until the other documents are deleted. */
export const deletionSteps = [
  'password',
  'reels',
  'videos',
  'traces',
  'animals',
  'notifications',
  'photo',
  'profile',
  'login',
] as const;

export type DeletionStep = (typeof deletionSteps)[number];

export type DeletionState =
  | { stage: 'editing'; passwordError?: string; errorMessage?: string }
  | { stage: 'deleting'; step: DeletionStep; deletedCount: number }
  | { stage: 'deleted' };

export type DeletionEvent =
  | { type: 'attempted' }
  | { type: 'step started'; step: DeletionStep }
  | { type: 'item deleted' }
  | { type: 'wrong password'; message: string }
  | { type: 'failed'; message: string }
  | { type: 'deleted' };

export const initialDeletion: DeletionState = { stage: 'editing' };

/** Ignores events that do not belong to the current stage. */
export function nextDeletion(state: DeletionState, event: DeletionEvent): DeletionState {
  if (state.stage === 'deleted') return state;
  if (event.type === 'step started') return { stage: 'deleting', step: event.step, deletedCount: 0 };
  if (state.stage === 'editing') return event.type === 'attempted' ? initialDeletion : state;
  switch (event.type) {
    case 'attempted':
      return state;
    case 'item deleted':
      return { ...state, deletedCount: state.deletedCount + 1 };
    case 'wrong password':
      return { stage: 'editing', passwordError: event.message };
    case 'failed':
      return {
        stage: 'editing',
        errorMessage: copy.deletionDialog.failed(copy.deletionDialog.states[state.step], event.message),
      };
    case 'deleted':
      return { stage: 'deleted' };
  }
}

export function getDeletionProgress(step: DeletionStep): number {
  return (deletionSteps.indexOf(step) / deletionSteps.length) * 100;
}
