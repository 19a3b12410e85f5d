import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Report, ReportDecision } from '#src/domain/moderation.ts';
import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { decideReportsMutation } from '#src/queries/moderation-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';

/** What a decision is about: a ride or a reel, null when it is gone. */
export type DecisionSubject = { reports: readonly Report[] } & (
  { video: Video | null } | { reel: Reel | null }
);

/** Carries out a decision; a failure stays until the next attempt. */
export function useDecideReports(subject: DecisionSubject) {
  const { user } = useAccount();
  const { mutateAsync, error } = useMutation(decideReportsMutation(useQueryClient()));
  /** Whether it succeeded. */
  const decide = async (decision: ReportDecision, doneText: string): Promise<boolean> => {
    try {
      const remaining = await mutateAsync({ ...subject, decision, administratorId: user.id });
      if (remaining.length > 0) showAlert('warning', copy.decisions.ofRide.takeDown.filesLeft);
      else showAlert('success', doneText);
      return true;
    } catch {
      return false;
    }
  };
  return { decide, errorMessage: error ? getErrorMessage(error) : undefined };
}
