import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectStepDenied, storeSides } from './access-step-attempts.ts';
import {
  buildTestUsers,
  createFirestoreFixture,
  expectDenied,
  omitField,
  type FirestoreFixture,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const accessMaps = [
  ...['sent_invites', 'received_invites', 'sent_requests', 'received_requests'],
  ...['user_access', 'account_access'],
];

describe('attack: a step without substance', () => {
  const { rider, otherRider } = buildTestUsers();
  const attempt = async (other: object, changes: object) => {
    await storeSides(fixture, { own: rider, other: otherRider });
    await fixture.storeDocument(`users/${otherRider.id}`, other);
    return updateDoc(doc(fixture.firestoreAs('rider'), 'users', otherRider.id), changes);
  };

  test.each(accessMaps)("a stranger's empty map %s is neither removed nor restored", async (field) => {
    await expectDenied(attempt(otherRider, { [field]: deleteField() }));
    await expectDenied(attempt(omitField(otherRider, field), { [field]: {} }));
    await expectDenied(attempt(otherRider, { [field]: {} }));
  });

  test("a stranger's selected account is neither emptied nor removed", async () => {
    const current_accessed_account = '';
    await expectDenied(
      attempt(omitField(otherRider, 'current_accessed_account'), { current_accessed_account }),
    );
    await expectDenied(
      attempt({ ...otherRider, current_accessed_account }, { current_accessed_account: deleteField() }),
    );
    await expectDenied(
      attempt(
        { ...otherRider, current_accessed_account: 'rider' },
        { current_accessed_account: otherRider.id },
      ),
    );
  });

  test.each([
    ['invite', 'sent_invites'],
    ['request', 'sent_requests'],
  ] as const)('an %s adds nobody else to the own profile', async (step, sent) => {
    for (const stranger of ['aa', 'zz'])
      await expectStepDenied(fixture, step, { ownOverrides: { [`${sent}.${stranger}`]: true } });
  });

  test.each(['sent_requests', 'received_requests'] as const)(
    'ending an invite does not remove the empty map %s as well',
    async (field) => {
      for (const overrides of ['ownOverrides', 'otherOverrides'] as const)
        await expectStepDenied(fixture, 'cancel invite', { [overrides]: { [field]: deleteField() } });
    },
  );
});
