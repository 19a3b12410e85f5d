import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DataError } from '#src/data/data-error.ts';
import { performAccessStep, resendAccessStep } from '#src/data/firestore/access.ts';
import {
  applyAccessChange,
  buildAccessChanges,
  type AccessStep,
  type AddAccessStep,
} from '#src/domain/access-steps.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { invalidatePendingAccess } from '#src/queries/access.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { applySavedProfile } from '#src/session/session-actions.ts';
import { useAccount } from '#src/session/use-account.ts';

const stepMessages: Record<AccessStep, { success: (name: string) => string; failure: string }> = {
  invite: { success: (name) => `Your invite to ${name} is sent.`, failure: 'Your invite was not sent.' },
  'accept invite': {
    success: (name) => `You may act for ${name} now.`,
    failure: 'The invite was not accepted.',
  },
  'deny invite': {
    success: (name) => `The invite of ${name} is denied.`,
    failure: 'The invite was not denied.',
  },
  'cancel invite': {
    success: (name) => `Your invite to ${name} is cancelled.`,
    failure: 'Your invite was not cancelled.',
  },
  request: { success: (name) => `Your request to ${name} is sent.`, failure: 'Your request was not sent.' },
  'accept request': {
    success: (name) => `${name} may act for you now.`,
    failure: 'The request was not accepted.',
  },
  'deny request': {
    success: (name) => `The request of ${name} is denied.`,
    failure: 'The request was not denied.',
  },
  'cancel request': {
    success: (name) => `Your request to ${name} is cancelled.`,
    failure: 'Your request was not cancelled.',
  },
  'remove user': {
    success: (name) => `${name} no longer acts for you.`,
    failure: 'The access was not removed.',
  },
  'leave account': {
    success: (name) => `You no longer act for ${name}.`,
    failure: 'The access was not removed.',
  },
};

function getFailureReason(step: AccessStep, error: unknown, hasEmailOfLogin: boolean): string {
  if (!(error instanceof DataError && error.kind === 'not-allowed')) return getErrorMessage(error);
  if (!hasEmailOfLogin)
    return "Your profile doesn't have your current email yet. Reload the page and try again.";
  // The other account may block this one, which it does not tell.
  if (step === 'invite' || step === 'request')
    return "This account can't receive it right now. Refresh the page and look again.";
  // The page offers only steps that its data allows, so the data is out of date.
  return 'Something has changed in the meantime. Refresh the page and look again.';
}

/** Shows the change before the profile's subscription delivers it. */
function updateSavedProfile(step: AccessStep, otherId: string): void {
  const session = useSessionStore.getState();
  if (session.status !== 'signed-in') return;
  const { own } = session;
  const change = buildAccessChanges(step, own, { id: otherId, current_accessed_account: '' }).own;
  applySavedProfile(own.id, applyAccessChange(own, otherId, change));
}

interface OtherParty {
  id: string;
  name: string;
}

export function useAccessStep() {
  const { user, own } = useAccount();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  /** Resolves to whether the step succeeded. */
  const run = async (
    perform: typeof performAccessStep,
    step: AccessStep,
    other: OtherParty,
  ): Promise<boolean> => {
    setIsBusy(true);
    try {
      await perform(step, own, other.id);
      void invalidatePendingAccess(queryClient);
      updateSavedProfile(step, other.id);
      showAlert('success', stepMessages[step].success(other.name));
      return true;
    } catch (error) {
      const reason = getFailureReason(step, error, own.email === user.email);
      showAlert('error', `${stepMessages[step].failure} ${reason}`);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    performStep: (step: AccessStep, other: OtherParty) => run(performAccessStep, step, other),
    /** For an expired invite or request. */
    resendStep: (step: AddAccessStep, other: OtherParty) =>
      run((_step, profile, otherId) => resendAccessStep(step, profile, otherId), step, other),
    isBusy,
  };
}
