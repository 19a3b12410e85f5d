import { beforeEach, describe, onTestFinished, test } from 'vitest';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { createFirestoreFixture, expectAllowed, expectDenied, type Write } from './firestore-fixture.ts';
import { propose, storeFilmOf, storeLinkOf, tellAccount, tellOther, type Proposal } from './link-writes.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

/** The film of an account that has a delegate, and the later one of somebody else. */
let first: StoredVideo;
let later: StoredVideo;

beforeEach(async () => {
  first = await storeFilmOf(fixture, 'owner', 1);
  later = await storeFilmOf(fixture, 'otherRider', 2);
  for (const account of ['owner', 'otherRider']) await fixture.removeDocument(`link_proposals/${account}`);
});

const ask = (changes: Partial<Proposal> = {}) =>
  propose(fixture, { caller: 'otherRider', account: 'otherRider', first, later, ...changes });
const answer = (changes: object, notices: readonly Write[] = []) =>
  fixture.as('delegate').commit(['update', `ride_links/${later.id}`, changes], ...notices);
const refusal = () => ({ state: 'refused', refused: [first.id] });

describe('a delegate', () => {
  const asDelegate = (type: 'filmsLinked' | 'filmsParted') =>
    tellAccount(fixture, type, 'delegate', 'owner', later);
  const toOther = (type: 'filmsLinked' | 'filmsParted') =>
    tellOther(fixture, type, 'owner', 'otherRider', later);
  const proposal = { caller: 'delegate', account: 'owner' } as const;

  test('[LINK-07] tells the account that it proposes, or links at once', async () => {
    await expectDenied(ask({ ...proposal, notices: toOther('filmsLinked') }));
    const accepted = { ...proposal, changes: { state: 'accepted' } };
    await expectDenied(ask({ ...accepted, notices: toOther('filmsLinked') }));
    await expectDenied(
      ask({ ...proposal, notices: [...toOther('filmsLinked'), ...asDelegate('filmsParted')] }),
    );
    await expectAllowed(
      ask({ ...accepted, notices: [...toOther('filmsLinked'), ...asDelegate('filmsLinked')] }),
    );
  });

  test('[LINK-07] tells the account that it links two films of it', async () => {
    const [one, other] = [await storeFilmOf(fixture, 'owner', 3), await storeFilmOf(fixture, 'owner', 4)];
    const link = { ...proposal, first: one, later: other, changes: { state: 'accepted' } };
    await expectDenied(ask({ ...link, notices: [] }));
    const notices = tellAccount(fixture, 'filmsLinked', 'delegate', 'owner', other);
    await expectAllowed(ask({ ...link, notices }));
  });

  test('[LINK-07] tells the account that it accepts or refuses', async () => {
    await storeLinkOf(fixture, { first, later });
    await expectDenied(answer({ state: 'accepted' }));
    await expectDenied(answer({ state: 'accepted' }, asDelegate('filmsParted')));
    await expectAllowed(answer({ state: 'accepted' }, asDelegate('filmsLinked')));
    await expectDenied(answer(refusal(), toOther('filmsParted')));
    await expectDenied(answer(refusal(), [...toOther('filmsParted'), ...asDelegate('filmsLinked')]));
    await expectAllowed(answer(refusal(), [...toOther('filmsParted'), ...asDelegate('filmsParted')]));
  });

  test.each(['proposed', 'accepted'] as const)(
    '[LINK-07] tells the account that it ends what that proposed and is %s',
    async (state) => {
      for (const refused of [[], ['other']]) {
        const path = await storeLinkOf(fixture, { first, later }, { state, refused, proposed_by: 'owner' });
        const write: Write =
          refused.length > 0 ? ['update', path, { state: 'refused' }] : (['delete', path] as const);
        const end = (notices: readonly Write[]) => fixture.as('delegate').commit(write, ...notices);
        const others = state === 'accepted' ? toOther('filmsParted') : [];
        await expectDenied(end(others));
        await expectAllowed(end([...others, ...asDelegate('filmsParted')]));
      }
    },
  );

  test('[LINK-07] tells it in fixed words, and nothing without doing so', async () => {
    await storeLinkOf(fixture, { first, later });
    const accepts = asDelegate('filmsLinked');
    const [[, path, data]] = accepts as [[string, string, object]];
    const tell = (changes: object) => answer({ state: 'accepted' }, [['set', path, { ...data, ...changes }]]);
    for (const changes of [
      { message_string: 'Win a saddle.' },
      { actor_id: 'owner' },
      { video_id: first.id },
      { alert_type: 20 },
      { timestamp: new Date(0) },
    ])
      await expectDenied(tell(changes));
    const ofOther = { notified_user_id: 'otherRider', id: `${later.id}_19_otherRider` };
    await expectDenied(
      answer({ state: 'accepted' }, [
        ...accepts,
        ['set', `notifications/${ofOther.id}`, { ...data, ...ofOther }],
      ]),
    );
    await expectDenied(fixture.as('delegate').commit(['set', path, data]));
    await expectDenied(fixture.as('delegate').commit(...asDelegate('filmsParted')));
    await expectAllowed(answer({ state: 'accepted' }, accepts));
    await expectDenied(fixture.as('delegate').commit(['set', path, data]));
    // What a delegate did stays until the account itself deletes it.
    await expectDenied(fixture.as('delegate').delete(path));
    await expectAllowed(fixture.as('owner').delete(path));
  });

  test('[LINK-07] says that it acts for the account only where it does', async () => {
    await fixture.commitWithoutRules(['update', 'users/owner', { 'user_access.otherRider': true }]);
    onTestFinished(() =>
      fixture.commitWithoutRules(['update', 'users/owner', { 'user_access.otherRider': false }]),
    );
    const forOwner = (type: 'filmsLinked' | 'filmsParted') =>
      tellAccount(fixture, type, 'otherRider', 'owner', later);
    const toOwner = (type: 'filmsLinked' | 'filmsParted') =>
      tellOther(fixture, type, 'otherRider', 'owner', later);
    await expectDenied(ask({ notices: [...toOwner('filmsLinked'), ...forOwner('filmsLinked')] }));
    const path = await storeLinkOf(fixture, { first, later }, { state: 'accepted' });
    const end = (...notices: Write[]) =>
      fixture.as('otherRider').commit(['delete', path], ...toOwner('filmsParted'), ...notices);
    await expectDenied(end(...forOwner('filmsParted')));
    await expectAllowed(end());
  });

  test('[LINK-07] is named by nobody who does not act for the account', async () => {
    const link = await storeLinkOf(fixture, { first, later });
    const forged = tellAccount(fixture, 'filmsLinked', 'otherRider', 'owner', later);
    await fixture.removeDocument(link);
    await expectDenied(
      ask({ notices: [...tellOther(fixture, 'filmsLinked', 'otherRider', 'owner', later), ...forged] }),
    );
  });
});
