import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Report, ReportDecision } from '#src/domain/moderation.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { decideReportsMutation } from '#src/queries/moderation-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';

/** What a decision is about. */
export interface DecisionSubject {
  /** Null when it is gone. */
  video: Video | null;
  reports: readonly Report[];
}

/** Carries out a decision; a failure stays until the next attempt. */
export function useDecideReports({ video, reports }: DecisionSubject) {
  const { user } = useAccount();
  const { mutateAsync, error } = useMutation(decideReportsMutation(useQueryClient()));
  /** Whether it succeeded. */
  const decide = async (decision: ReportDecision, doneText: string): Promise<boolean> => {
    try {
      const remaining = await mutateAsync({ video, reports, decision, administratorId: user.id });
      if (remaining.length > 0) showAlert('warning', copy.decisions.takeDown.filesLeft);
      else showAlert('success', doneText);
      return true;
    } catch {
      return false;
    }
  };
  return { decide, errorMessage: error ? getErrorMessage(error) : undefined };
}
