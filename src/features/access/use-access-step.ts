import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DataError } from '#src/data/data-error.ts';
import { performAccessStep, resendAccessStep } from '#src/data/firestore-lite/access-writes.ts';
import {
  applyAccessChange,
  buildAccessChanges,
  type AccessStep,
  type AddAccessStep,
} from '#src/domain/access-steps.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { invalidatePendingAccess } from '#src/queries/access-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { applySavedProfile } from '#src/session/session-actions.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';

function getFailureReason(step: AccessStep, error: unknown, hasEmailOfLogin: boolean): string {
  if (!(error instanceof DataError && error.kind === 'not-allowed')) return getErrorMessage(error);
  if (!hasEmailOfLogin) return copy.stepReasons.outdatedEmail;
  // The other account may block this one, which it does not tell.
  if (step === 'invite' || step === 'request') return copy.stepReasons.notReceivable;
  // The page offers only steps that its data allows, so the data is out of date.
  return copy.stepReasons.outdatedList;
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
      showAlert('success', copy.steps[step].success(other.name));
      return true;
    } catch (error) {
      const reason = getFailureReason(step, error, own.email === user.email);
      showAlert('error', `${copy.steps[step].failure} ${reason}`);
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
