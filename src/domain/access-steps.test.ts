import { describe, expect, test } from 'vitest';
import { buildContractor, buildFan, withSharing } from '#tests/support/factories/build-user.ts';
import { buildAccessChanges, buildStepNotification, findObstacle } from './access-steps.ts';
import { parseUser } from './user.ts';

const pair = { grantor: buildContractor({ name: 'Cedar Gap' }), delegate: buildFan() };

describe('[ACC-03] buildStepNotification', () => {
  const own = parseUser(pair.grantor.id, pair.grantor);
  test.each([
    ['invite', 3, 'Cedar Gap invited you to use their account.'],
    ['request', 4, 'Cedar Gap asks to use your account.'],
    ['accept invite', 5, 'Cedar Gap accepted your invite.'],
    ['accept request', 6, 'Cedar Gap accepted your request.'],
  ] as const)('notifies the other account: %s', (step, alert_type, message_string) => {
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
  ] as const)('sends no notification: %s', (step) =>
    expect(buildStepNotification(step, own, 'other')).toBeUndefined(),
  );
});

describe('[ACC-03] loss of access resets the selected account', () => {
  const buildParty = (id: string, current_accessed_account: string) => ({ id, current_accessed_account });
  test.each([
    ['remove user', 'own', 'own', { own: false, other: true }],
    ['remove user', 'own', 'third', { own: false, other: false }],
    ['leave account', 'other', 'other', { own: true, other: false }],
    ['leave account', 'third', 'other', { own: false, other: false }],
    ['deny invite', 'other', 'own', { own: false, other: false }],
  ] as const)('%s, while %s and %s are selected', (step, ownSelected, otherSelected, expected) => {
    const changes = buildAccessChanges(
      step,
      buildParty('own', ownSelected),
      buildParty('other', otherSelected),
    );
    expect({ own: changes.own.resetsSelectedAccount, other: changes.other.resetsSelectedAccount }).toEqual(
      expected,
    );
  });
});

describe('[ACC-02] findObstacle', () => {
  test.each([
    ['shared', 'has access', 'has access'],
    ['invited', 'already sent', 'awaiting response'],
    ['requested', 'awaiting response', 'already sent'],
  ] as const)('with sharing state: %s', (sharing, inviteObstacle, requestObstacle) => {
    const { grantor, delegate } = withSharing(sharing, pair.grantor, pair.delegate);
    expect(findObstacle('invite', parseUser(grantor.id, grantor), delegate.id)).toBe(inviteObstacle);
    expect(findObstacle('request', parseUser(delegate.id, delegate), grantor.id)).toBe(requestObstacle);
    // Nothing is shared in the opposite direction.
    expect(findObstacle('request', parseUser(grantor.id, grantor), delegate.id)).toBeUndefined();
    expect(findObstacle('invite', parseUser(delegate.id, delegate), grantor.id)).toBeUndefined();
  });

  test('rejects invites and requests to the own account', () => {
    const own = parseUser(pair.grantor.id, pair.grantor);
    expect(findObstacle('invite', own, own.id)).toBe('own account');
    expect(findObstacle('request', own, own.id)).toBe('own account');
  });
});
