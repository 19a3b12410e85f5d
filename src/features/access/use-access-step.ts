import { useState } from 'react';
import { DataError } from '#src/data/data-error.ts';
import { performAccessStep } from '#src/data/firestore/access.ts';
import { buildAccessChanges, applyAccessChange, type AccessStep } from '#src/domain/access-steps.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { applySavedProfile } from '#src/session/apply-saved-profile.ts';
import { useAccount } from '#src/session/use-account.ts';

/** What is told once a step is taken, and when it was not. */
const stepMessages: Record<AccessStep, { done: (name: string) => string; failed: string }> = {
  invite: { done: (name) => `Your invite to ${name} is sent.`, failed: 'Your invite was not sent.' },
  'accept invite': { done: (name) => `You may act for ${name} now.`, failed: 'The invite was not accepted.' },
  'deny invite': { done: (name) => `The invite of ${name} is denied.`, failed: 'The invite was not denied.' },
  'cancel invite': {
    done: (name) => `Your invite to ${name} is cancelled.`,
    failed: 'Your invite was not cancelled.',
  },
  request: { done: (name) => `Your request to ${name} is sent.`, failed: 'Your request was not sent.' },
  'accept request': {
    done: (name) => `${name} may act for you now.`,
    failed: 'The request was not accepted.',
  },
  'deny request': {
    done: (name) => `The request of ${name} is denied.`,
    failed: 'The request was not denied.',
  },
  'cancel request': {
    done: (name) => `Your request to ${name} is cancelled.`,
    failed: 'Your request was not cancelled.',
  },
  'remove user': {
    done: (name) => `${name} no longer acts for you.`,
    failed: 'The access was not removed.',
  },
  'leave account': {
    done: (name) => `You no longer act for ${name}.`,
    failed: 'The access was not removed.',
  },
};

function getFailureReason(error: unknown): string {
  // Whatever the page offers is allowed by what it knows, so that something has changed since.
  if (error instanceof DataError && error.kind === 'not-allowed') {
    return 'Something has changed in the meantime. Refresh the page and look again.';
  }
  return getErrorMessage(error);
}

/** Shows the own profile as the step leaves it, before its subscription tells of it. */
function updateSavedProfile(step: AccessStep, otherId: string): void {
  const session = useSessionStore.getState();
  if (session.status !== 'signed-in') return;
  const { own } = session;
  const change = buildAccessChanges(step, own, { id: otherId, current_accessed_account: '' }).own;
  applySavedProfile(own.id, applyAccessChange(own, otherId, change));
}

/** Takes steps of access sharing for the signed-in person, one at a time, and tells how each went. */
export function useAccessStep() {
  const { own } = useAccount();
  const [busy, setBusy] = useState(false);
  /** @returns whether the step was taken */
  const take = async (step: AccessStep, other: { id: string; name: string }): Promise<boolean> => {
    setBusy(true);
    try {
      await performAccessStep(step, own, other.id);
      updateSavedProfile(step, other.id);
      showAlert('success', stepMessages[step].done(other.name));
      return true;
    } catch (error) {
      showAlert('error', `${stepMessages[step].failed} ${getFailureReason(error)}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { take, busy };
}
