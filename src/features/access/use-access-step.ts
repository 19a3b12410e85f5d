import { useState } from 'react';
import { DataError } from '#src/data/data-error.ts';
import { performAccessStep } from '#src/data/firestore/access.ts';
import { buildAccessChanges, applyAccessChange, type AccessStep } from '#src/domain/access-steps.ts';
import { getErrorMessage } from '#src/lib/log.ts';
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

function getFailureReason(error: unknown): string {
  // The page offers only steps that its data allows, so the data is out of date.
  if (error instanceof DataError && error.kind === 'not-allowed') {
    return 'Something has changed in the meantime. Refresh the page and look again.';
  }
  return getErrorMessage(error);
}

/** Shows the change before the profile's subscription delivers it. */
function updateSavedProfile(step: AccessStep, otherId: string): void {
  const session = useSessionStore.getState();
  if (session.status !== 'signed-in') return;
  const { own } = session;
  const change = buildAccessChanges(step, own, { id: otherId, current_accessed_account: '' }).own;
  applySavedProfile(own.id, applyAccessChange(own, otherId, change));
}

export function useAccessStep() {
  const { own } = useAccount();
  const [isBusy, setIsBusy] = useState(false);
  /** Resolves to whether the step succeeded. */
  const performStep = async (step: AccessStep, other: { id: string; name: string }): Promise<boolean> => {
    setIsBusy(true);
    try {
      await performAccessStep(step, own, other.id);
      updateSavedProfile(step, other.id);
      showAlert('success', stepMessages[step].success(other.name));
      return true;
    } catch (error) {
      showAlert('error', `${stepMessages[step].failure} ${getFailureReason(error)}`);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { performStep, isBusy };
}
