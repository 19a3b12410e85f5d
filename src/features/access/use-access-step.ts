import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { DataError } from '#src/data/data-error.ts';
import {
  applyAccessChange,
  buildAccessChanges,
  type AccessStep,
  type AddAccessStep,
} from '#src/domain/access-steps.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { accessStepMutation } from '#src/queries/access-queries.ts';
import { userQuery } from '#src/queries/user-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { selectAccount } from '#src/session/select-account.ts';
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

async function actAs(queryClient: QueryClient, id: string): Promise<void> {
  try {
    const account = await queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 });
    if (account) await selectAccount(account);
  } catch (error) {
    showAlert('error', getErrorMessage(error));
  }
}

interface OtherParty {
  id: string;
  name: string;
}

interface ResentStep {
  step: AddAccessStep;
  isResent: true;
}

export function useAccessStep() {
  const { user, own } = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(accessStepMutation(queryClient, own));
  /** Resolves to whether the step succeeded. */
  const run = async (
    { id, name }: OtherParty,
    change: { step: AccessStep } | ResentStep,
  ): Promise<boolean> => {
    try {
      await mutateAsync({ otherId: id, ...change });
      updateSavedProfile(change.step, id);
      const isAccess = change.step === 'accept invite';
      const action = { label: copy.actAs(name), onClick: () => void actAs(queryClient, id) };
      showAlert('success', copy.steps[change.step].success(name), isAccess ? { action } : {});
      return true;
    } catch (error) {
      const reason = getFailureReason(change.step, error, own.email === user.email);
      showAlert('error', `${copy.steps[change.step].failure} ${reason}`);
      return false;
    }
  };
  return {
    performStep: (step: AccessStep, other: OtherParty) => run(other, { step }),
    /** For an expired invite or request. */
    resendStep: (step: AddAccessStep, other: OtherParty) => run(other, { step, isResent: true }),
    isBusy: isPending,
  };
}
