import { describe, expect, test } from 'vitest';
import { buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { buildAccessChanges, buildStepNotification, findObstacle } from './access-steps.ts';
import { parseUser } from './user.ts';

const pair = { grantor: buildContractor({ name: 'Cedar Gap' }), delegate: buildFan() };

describe('[ACC-03] what the other side is told', () => {
  const own = parseUser(pair.grantor.id, pair.grantor);
  test.each([
    ['invite', 3, 'Cedar Gap invited you to use their account.'],
    ['request', 4, 'Cedar Gap asks to use your account.'],
    ['accept invite', 5, 'Cedar Gap accepted your invite.'],
    ['accept request', 6, 'Cedar Gap accepted your request.'],
  ] as const)('of %s', (step, alert_type, message_string) => {
    expect(buildStepNotification(step, own, 'other')).toEqual({
      id: `${own.id}_${alert_type}_other`,
      notified_user_id: 'other',
      actor_id: own.id,
      video_id: '',
      alert_type,
      message_string,
    });
  });

  test.each([
    'deny invite',
    'cancel invite',
    'deny request',
    'cancel request',
    'remove user',
    'leave account',
  ] as const)('of %s: nothing', (step) => expect(buildStepNotification(step, own, 'other')).toBeUndefined());
});

describe('[ACC-03] whoever loses access acts for the own account again', () => {
  const acting = (id: string, current_accessed_account: string) => ({ id, current_accessed_account });
  test.each([
    ['remove user', 'own', 'own', { own: false, other: true }],
    ['remove user', 'own', 'third', { own: false, other: false }],
    ['leave account', 'other', 'other', { own: true, other: false }],
    ['leave account', 'third', 'other', { own: false, other: false }],
    ['deny invite', 'other', 'own', { own: false, other: false }],
  ] as const)('%s, while they act for %s and %s', (step, ownActs, otherActs, expected) => {
    const changes = buildAccessChanges(step, acting('own', ownActs), acting('other', otherActs));
    expect({ own: changes.own.resetsSelectedAccount, other: changes.other.resetsSelectedAccount }).toEqual(
      expected,
    );
  });
});

describe('[ACC-02] what stands in the way of an invite or a request', () => {
  test.each([
    ['shared', 'has access', 'has access'],
    ['invited', 'already sent', 'awaits answer'],
    ['requested', 'awaits answer', 'already sent'],
  ] as const)('when it is %s', (sharing, ofInvite, ofRequest) => {
    const { grantor, delegate } = withSharing(sharing, pair.grantor, pair.delegate);
    expect(findObstacle('invite', parseUser(grantor.id, grantor), delegate.id)).toBe(ofInvite);
    expect(findObstacle('request', parseUser(delegate.id, delegate), grantor.id)).toBe(ofRequest);
    // The other way round nothing has happened yet.
    expect(findObstacle('request', parseUser(grantor.id, grantor), delegate.id)).toBeUndefined();
    expect(findObstacle('invite', parseUser(delegate.id, delegate), grantor.id)).toBeUndefined();
  });

  test('nobody invites or asks themselves', () => {
    const own = parseUser(pair.grantor.id, pair.grantor);
    expect(findObstacle('invite', own, own.id)).toBe('own account');
    expect(findObstacle('request', own, own.id)).toBe('own account');
  });
});
