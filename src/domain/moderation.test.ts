import { describe, expect, test } from 'vitest';
import {
  buildAnswerNotification,
  buildHandledReport,
  buildTakeDownNotification,
  groupReports,
  parseReport,
} from './moderation.ts';
import { getNotificationTarget } from './notification.ts';

const reported_date = new Date('2026-11-20T12:00:00Z');
const stored = { user_id: 'fan', video_id: 'ride', reported_date, reason: 'privacy' };

test('[DATA-05] a report is read with or without a known reason', () => {
  expect(parseReport('ride_fan', stored)).toEqual({ ...stored, reel_id: '', id: 'ride_fan' });
  expect(parseReport('ride_fan', { ...stored, reason: 'x' }).reason).toBeUndefined();
  expect(parseReport('ride_fan', {})).toMatchObject({ user_id: '', video_id: '', reported_date: null });
});

test('reports are grouped by video and reel, in the order of the first of each', () => {
  const build = (id: string, video_id: string) => parseReport(id, { video_id });
  const [one, two, three] = [build('1', 'late'), build('2', 'early'), build('3', 'late')];
  const ofReel = parseReport('4', { reel_id: 'late' });
  expect(groupReports([one, two, ofReel, three])).toEqual([
    { video_id: 'late', reel_id: '', reports: [one, three] },
    { video_id: 'early', reel_id: '', reports: [two] },
    { video_id: '', reel_id: 'late', reports: [ofReel] },
  ]);
});

describe('what is kept of a report', () => {
  const report = parseReport('ride_fan', stored);

  test('is the report, the decision and who made it', () => {
    expect(buildHandledReport(report, { outcome: 'answered', message: 'Fixed.' }, 'admin')).toEqual({
      ...stored,
      outcome: 'answered',
      message: 'Fixed.',
      handled_by: 'admin',
    });
  });

  test('names the reel in place of the video', () => {
    const { video_id: _video, ...plain } = stored;
    const ofReel = parseReport('reel_fan', { ...plain, reel_id: 'reel' });
    expect(buildHandledReport(ofReel, { outcome: 'dismissed' }, 'admin')).toEqual({
      ...plain,
      ...{ reel_id: 'reel', outcome: 'dismissed', message: '', handled_by: 'admin' },
    });
  });

  test('has no answer and no reason where there is none', () => {
    const { reason: _reason, ...plain } = stored;
    const handled = buildHandledReport(parseReport('ride_fan', plain), { outcome: 'dismissed' }, 'admin');
    expect(handled).toEqual({ ...plain, outcome: 'dismissed', message: '', handled_by: 'admin' });
  });
});

test('the notifications of administrators name nobody and lead nowhere', () => {
  const takenDown = buildTakeDownNotification({ id: 'ride', user_id: 'owner', title: 'Elko' });
  expect(takenDown).toEqual({
    id: 'ride_10_owner',
    notified_user_id: 'owner',
    message_string: 'We took down your video Elko.',
    alert_type: 10,
    video_id: '',
    actor_id: '',
  });
  const answered = buildAnswerNotification(parseReport('ride_fan', stored), 'Fixed.');
  expect(answered).toMatchObject({ id: 'ride_fan_11', notified_user_id: 'fan', message_string: 'Fixed.' });
  for (const each of [takenDown, answered]) expect(getNotificationTarget(each)).toBeUndefined();
});
