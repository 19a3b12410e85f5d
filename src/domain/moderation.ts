import { createReader, readText, readTimestamp } from './field-readers.ts';
import { alertTypes, notificationTexts, resultListTexts, type NewNotification } from './notification.ts';
import type { Reel } from './reel.ts';
import type { Video } from './video.ts';

/** Why a ride or a reel is reported. */
export const reportReasons = ['wrong-names', 'privacy', 'cruelty', 'not-rodeo', 'copied', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

const readReportFields = createReader({
  user_id: readText,
  /** Empty for a reel. */
  video_id: readText,
  /** Empty for a ride. */
  reel_id: readText,
  reported_date: readTimestamp,
  reason: (stored): ReportReason | undefined => reportReasons.find((known) => known === stored),
});

/** A report that waits for an administrator. Its id consists of the id of the video's or reel's document and the reporter's. */
export type Report = ReturnType<typeof readReportFields> & { id: string };

/** Parses a stored report; missing fields become empty. */
export function parseReport(id: string, data: unknown): Report {
  return { ...readReportFields(data), id };
}

/** A video or a reel, whose other id is empty, with all reports that wait, oldest first. */
export interface Reported extends Pick<Report, 'video_id' | 'reel_id'> {
  reports: Report[];
}

/** Groups reports by video or reel, in the order of the first report of each. */
export function groupReports(reports: readonly Report[]): Reported[] {
  const groups = new Map<string, Reported>();
  for (const report of reports) {
    const { video_id, reel_id } = report;
    const key = `${video_id}/${reel_id}`;
    const group = groups.get(key) ?? { video_id, reel_id, reports: [] };
    group.reports.push(report);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The outcomes of reports. */
export const reportOutcomes = ['taken-down', 'dismissed', 'answered'] as const;

/** What an administrator decides about the reports of a video or a reel. */
export type ReportDecision =
  | { outcome: Exclude<(typeof reportOutcomes)[number], 'answered'> }
  /** Sends the message to the account of each report. */
  | { outcome: 'answered'; message: string };

/** The longest answer, in characters. */
export const maxAnswerLength = 300;

/** A report with what was decided about it; the caller adds the server's time as `handled`. */
export function buildHandledReport(
  { user_id, video_id, reel_id, reported_date, reason }: Report,
  decision: ReportDecision,
  handled_by: string,
) {
  return {
    user_id,
    ...(reel_id ? { reel_id } : { video_id }),
    reported_date: reported_date ?? new Date(0),
    ...(reason && { reason }),
    outcome: decision.outcome,
    message: decision.outcome === 'answered' ? decision.message : '',
    handled_by,
  };
}

/** Tells the owner of a video, a reel or a result list that it was taken down. */
export function buildTakeDownNotification(
  {
    id,
    user_id,
    title,
    is_result_list,
  }: Pick<Video & Reel, 'id' | 'user_id' | 'title'> & Partial<Pick<Reel, 'is_result_list'>>,
  type: 'takenDown' | 'reelTakenDown' = 'takenDown',
): NewNotification {
  const text = is_result_list ? resultListTexts.reelTakenDown : type;
  return {
    id: `${id}_${alertTypes[type]}_${user_id}`,
    notified_user_id: user_id,
    message_string: notificationTexts[text]('', title),
    alert_type: alertTypes[type],
    video_id: '',
    actor_id: '',
  };
}

/** Sends the answer to the account of a report. */
export function buildAnswerNotification({ id, user_id }: Report, message: string): NewNotification {
  return {
    id: `${id}_${alertTypes.answered}`,
    notified_user_id: user_id,
    message_string: message,
    alert_type: alertTypes.answered,
    video_id: '',
    actor_id: '',
  };
}
