import { getExpiry } from '#src/domain/expiry.ts';
import {
  buildAnswerNotification,
  buildHandledReport,
  buildTakeDownNotification,
  parseReport,
  type Report,
  type ReportDecision,
} from '#src/domain/moderation.ts';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { buildChoiceEntry } from '../matrix/moderation-attempts.ts';
import type { Batch } from './measure-cost.ts';

type Entry = readonly [path: string, value: object | null];

const admin = { uid: 'admin', claims: { admin: true } };

const toEntry = (notification: { id: string }): Entry => [
  `notifications/${notification.id}`,
  { ...notification, timestamp: new Date(), expires: getExpiry('notifications', Date.now()) },
];

function buildDecision(decision: ReportDecision, reports: readonly Report[]): Entry[] {
  return reports.flatMap((report): Entry[] => [
    [`reported_videos/${report.id}`, null],
    [
      `handled_reports/${report.id}`,
      { ...buildHandledReport(report, decision, 'admin'), handled: new Date() },
    ],
  ]);
}

/**
 * What administrators do with a video and ten reports of it.
 *
 * @param deletion the deletion of the video by its owner
 */
export function buildModerationBatches(video: StoredVideo, deletion: Batch): Record<string, Batch> {
  const message = 'We checked the names with the rodeo.';
  const report = { user_id: 'owner', video_id: video.id, reported_date: new Date() };
  const reports = Array.from({ length: 10 }, (_, index) => parseReport(`${video.id}_${index}`, report));
  const before = new Map([
    ...deletion.before,
    ...reports.map(({ id }): [string, object] => [`reported_videos/${id}`, report]),
  ]);
  const deletions = [...deletion.after].filter(([, value]) => value === null);
  return {
    "an administrator's answer to ten reports": {
      ...{ ...admin, before },
      after: new Map([
        ...buildDecision({ outcome: 'answered', message }, reports),
        ...reports.map((each) => toEntry(buildAnswerNotification(each, message))),
      ]),
    },
    'choosing the ride of the week': {
      ...{ ...admin, before: deletion.before },
      after: new Map<string, object>([
        [`videos/${video.id}`, { ...video, ride_of_the_week: true }],
        ['admin_log/entry', { ...buildChoiceEntry('admin'), time: new Date(), finished: new Date() }],
      ]),
    },
    "an administrator's removal of a reported video": {
      ...{ ...admin, before },
      after: new Map([
        ...deletions,
        toEntry(buildTakeDownNotification(video)),
        ...buildDecision({ outcome: 'taken-down' }, reports),
      ]),
    },
  };
}
