import { serverTimestamp } from 'firebase/firestore';
import {
  buildAnswerNotification,
  buildHandledReport,
  buildTakeDownNotification,
  parseReport,
  type ReportDecision,
} from '#src/domain/moderation.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import type { FirestoreFixture, Write } from '../firestore-fixture.ts';
import { sentNow } from '../publishing.ts';

export function createHandledReportAttempts(fixture: FirestoreFixture): Attempts<'handled_reports'> {
  const storeReport = async () => {
    const video = buildVideo(fixture.people.owner);
    const report = { user_id: 'fan', video_id: video.id, reported_date: new Date(2026, 1, 1) };
    await fixture.storeDocument(`videos/${video.id}`, video);
    await fixture.storeDocument(`reported_videos/${video.id}_fan`, report);
    return { video, report: parseReport(`${video.id}_fan`, report) };
  };
  const handle = async (caller: Person, decision: ReportDecision) => {
    const { video, report } = await storeReport();
    const handled = { ...buildHandledReport(report, decision, caller), handled: serverTimestamp() };
    const writes: Write[] = [
      ['set', `handled_reports/${report.id}`, handled],
      ['delete', `reported_videos/${report.id}`],
    ];
    const notify = (note: { id: string }) =>
      writes.push(['set', `notifications/${note.id}`, { ...note, ...sentNow() }]);
    if (decision.outcome === 'answered') notify(buildAnswerNotification(report, decision.message));
    if (decision.outcome === 'taken-down') {
      writes.push(['delete', `videos/${video.id}`]);
      notify(buildTakeDownNotification(video));
    }
    await fixture.as(caller).commit(...writes);
  };
  const storeHandled = async () => {
    const { report } = await storeReport();
    const handled = buildHandledReport(report, { outcome: 'dismissed' }, 'admin');
    await fixture.storeDocument(`handled_reports/${report.id}`, { ...handled, handled: new Date() });
    return report.id;
  };
  return {
    get: async (caller) => fixture.as(caller).get(`handled_reports/${await storeHandled()}`),
    list: (caller) => fixture.as(caller).list('handled_reports'),
    'dismiss a report': (caller) => handle(caller, { outcome: 'dismissed' }),
    'answer a report': (caller) => handle(caller, { outcome: 'answered', message: 'Fixed.' }),
    'take down a reported video': (caller) => handle(caller, { outcome: 'taken-down' }),
    update: async (caller) =>
      fixture.as(caller).update(`handled_reports/${await storeHandled()}`, { message: 'x' }),
    delete: async (caller) => fixture.as(caller).delete(`handled_reports/${await storeHandled()}`),
  };
}

/** The entry that the portal adds. */
export const buildChoiceEntry = (operator: string) => ({
  ...{ time: serverTimestamp(), finished: serverTimestamp(), operator },
  ...{ command: 'ride-of-the-week choose', arguments: ['ride'], changes: [], error: '' },
});

export function createAdminLogAttempts(fixture: FirestoreFixture): Attempts<'admin_log'> {
  const store = () => fixture.storeDocument('admin_log/entry', { operator: 'sam', command: 'verify' });
  return {
    async get(caller) {
      await store();
      await fixture.as(caller).get('admin_log/entry');
    },
    list: (caller) => fixture.as(caller).list('admin_log'),
    'log a choice': (caller) => fixture.as(caller).set('admin_log/choice', buildChoiceEntry(caller)),
    'log a command': (caller) =>
      fixture.as(caller).set('admin_log/choice', { ...buildChoiceEntry(caller), command: 'close' }),
    async update(caller) {
      await store();
      await fixture.as(caller).update('admin_log/entry', { operator: caller });
    },
    async delete(caller) {
      await store();
      await fixture.as(caller).delete('admin_log/entry');
    },
  };
}
