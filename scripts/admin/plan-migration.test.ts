import { describe, expect, test } from 'vitest';
import { getExpiry } from '#src/domain/expiry.ts';
import { parseUser, type Contact } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { buildContestant, buildContractor, type StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { getEmailHash, planMigration, type MigrationSource } from './plan-migration.ts';

const now = new Date('2026-11-22T12:00:00Z');
const owner = buildContractor({ id: 'owner' });
const rider = buildContestant({ id: 'rider' });

interface Stored {
  videos?: StoredVideo[];
  namesakes?: StoredVideo[];
  users?: (StoredUser & Partial<Contact>)[];
  contacts?: Record<string, Contact>;
  unlistedIds?: string[];
  logins?: MigrationSource['logins'];
  counters?: Record<string, unknown>;
  notices?: [id: string, sent: Date | undefined][];
}

const toContacts = (users: readonly Partial<StoredUser>[]) =>
  Object.fromEntries(users.map(({ id = '' }) => [id, { email: `${id}@example.com`, phone: '' }]));

function plan({ videos = [], namesakes = [], users = [], logins = [], counters = {}, ...stored }: Stored) {
  const { contacts = toContacts(users), unlistedIds = [], notices = [] } = stored;
  return planMigration({
    videos: videos.map((video) => parseVideo(video.id, video)),
    namesakes: namesakes.map((video) => parseVideo(video.id, video)),
    users: users.map((user) => parseUser(user.id, user)),
    publicContactIds: new Set(users.filter((user) => 'email' in user).map(({ id }) => id)),
    contacts: new Map(Object.entries(contacts)),
    unlistedIds: new Set(unlistedIds),
    logins,
    counters,
    lastingNotices: new Map(notices),
    accountIds: new Set(users.map(({ id }) => id)),
    now,
  });
}

test('notifications of before expire a year after they were sent', () => {
  const notices: [string, Date | undefined][] = [
    ['old', new Date('2025-03-01T12:00:00Z')],
    ['without a time', undefined],
    ['new', new Date('2026-11-02T00:00:00Z')],
  ];
  expect(Object.fromEntries(plan({ notices }).noticeExpiries)).toEqual({
    old: new Date('2026-03-01T12:00:00Z'),
    'without a time': new Date(now.getTime() + 365 * 86_400_000),
    new: new Date('2027-11-02T00:00:00Z'),
  });
});

describe('upload tickets', () => {
  const closed = { deleter: null, deleting: null, expires: null };

  test('close the id of every video', () => {
    const video = buildVideo(owner, { created_by: 'delegate' });
    const { id, created } = video;
    const ticket = { id, owner: 'owner', uploader: 'delegate', created, published: created, ...closed };
    expect([...plan({ videos: [video] }).documents]).toEqual([[`uploads/${id}`, ticket]]);
  });

  test('close the id and the `video_id` of a video of the mobile app, for its account', () => {
    const video = buildVideo(owner, { id: 'old', video_id: 'AB12', created_by: '', created: null });
    const ticket = { owner: 'owner', uploader: 'owner', created: now, published: now, ...closed };
    expect(Object.fromEntries(plan({ videos: [video] }).documents)).toEqual({
      'uploads/old': { id: 'old', ...ticket },
      'uploads/AB12': { id: 'AB12', ...ticket },
    });
  });

  test('belong to the older of two videos with one `video_id`', () => {
    const [older, newer] = [
      buildVideo(owner, { id: 'older', video_id: 'shared', created: new Date(1000) }),
      buildVideo(rider, { id: 'newer', video_id: 'shared', created: new Date(2000) }),
    ];
    for (const videos of [[older, newer], [older, newer].toReversed()])
      expect(plan({ videos }).documents.get('uploads/shared')).toMatchObject({ owner: 'owner' });
    const ofTwoPages = plan({ videos: [newer], namesakes: [older, newer] }).documents;
    expect([...ofTwoPages.keys()]).toEqual(['uploads/newer', 'uploads/shared']);
    expect(ofTwoPages.get('uploads/shared')).toMatchObject({ owner: 'owner' });
  });

  test('leave out what cannot be an id', () => {
    const video = buildVideo(owner, { id: 'old', video_id: 'a/b' });
    expect([...plan({ videos: [video] }).documents.keys()]).toEqual(['uploads/old']);
  });
});

describe('emails', () => {
  const logins = [
    { id: 'owner', email: 'owner@example.com', isVerified: true },
    { id: 'rider', email: 'rider@example.com', isVerified: false },
  ];

  test('are registered once verified; others are removed from their account', () => {
    const { documents, contacts } = plan({ users: [owner, rider], logins });
    expect([...documents]).toEqual([
      [`emails/${getEmailHash('Owner@example.com ')}`, { user_id: 'owner', updated: now }],
    ]);
    expect([...contacts]).toEqual([['rider', { email: '', phone: '' }]]);
  });

  test('[ACC-06] are not registered for who does not want to be found by them', () => {
    const unlistedIds = ['rider', 'owner'];
    expect([...plan({ users: [owner, rider], logins, unlistedIds }).documents]).toEqual([]);
  });

  test("of an account become its login's", () => {
    const contacts = { owner: { email: 'victim@example.com', phone: '555' } };
    expect([...plan({ users: [owner], contacts, logins }).contacts]).toEqual([
      ['owner', { email: 'owner@example.com', phone: '555' }],
    ]);
  });

  test('and phones move away from profiles, and a phone that was stored since wins', () => {
    const users = [{ ...owner, email: 'owner@example.com', phone: ' 406\n555' }];
    const moved = { email: 'owner@example.com', phone: '406 555' };
    expect([...plan({ users, contacts: {}, logins }).contacts]).toEqual([['owner', moved]]);
    const contacts = { owner: { email: '', phone: '307' } };
    expect([...plan({ users, contacts, logins }).contacts]).toEqual([['owner', { ...moved, phone: '307' }]]);
  });

  test('that are verified let lists show the account', () => {
    const users = [owner, rider].map((user) => ({ ...user, email_verified: false }));
    expect(plan({ users, logins }).verifiedIds).toEqual(['owner']);
    expect(plan({ users: [owner, rider], logins }).verifiedIds).toEqual([]);
  });

  test('of two logins and of deleted accounts are not registered', () => {
    const twice = logins.map((login) => ({ ...login, email: 'both@example.com', isVerified: true }));
    const { documents, problems } = plan({ users: [owner, rider], logins: twice });
    expect([...documents]).toEqual([]);
    expect(problems).toEqual(['One email belongs to owner and rider.']);
    expect(plan({ users: [{ ...owner, deleted: true }], logins }).documents.size).toBe(0);
  });
});

test('pending invites and requests to existing accounts become documents', () => {
  const sender = {
    ...owner,
    sent_invites: { rider: true, gone: true } as const,
    sent_requests: { rider: true } as const,
    received_invites: { rider: true } as const,
  };
  const pending = {
    created: now,
    expires: getExpiry('pending_access', now.getTime()),
    from: 'owner',
    to: 'rider',
  };
  expect(Object.fromEntries(plan({ users: [sender, rider] }).documents)).toEqual({
    'pending_access/owner_3_rider': { id: 'owner_3_rider', alert_type: 3, ...pending },
    'pending_access/owner_4_rider': { id: 'owner_4_rider', alert_type: 4, ...pending },
  });
});

test('counters are numbers without a priority, one for every video', () => {
  const video = buildVideo(owner, { id: 'new' });
  const counters = { counted: 7, hidden: { '.value': 5, '.priority': 'x' }, text: '3' };
  expect(plan({ videos: [video], counters }).counters).toEqual(['hidden', 'text', 'new']);
});

test('videos name the rodeo of their title, place and date', () => {
  const videos = [
    buildVideo(owner, { id: 'named' }),
    buildVideo(owner, { id: 'of-mobile-app', rodeo_id: '' }),
    buildVideo(owner, { id: 'renamed', title: 'Dodge City Roundup', rodeo_id: 'cheyenne_cheyenne-wy_2026' }),
    buildVideo(owner, { id: 'no-place', location: '' }),
  ];
  expect([...plan({ videos }).rodeoIds]).toEqual([
    ['of-mobile-app', 'cheyenne-frontier-days_cheyenne-wy_2026'],
    ['renamed', 'dodge-city-roundup_cheyenne-wy_2026'],
  ]);
});
