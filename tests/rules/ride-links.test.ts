import { serverTimestamp, limit } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { maxOpenProposals, type RideLink } from '#src/domain/ride-link.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  type Caller,
  type Write,
} from './firestore-fixture.ts';
import {
  at,
  propose,
  storeFilmOf,
  storeLinkOf,
  tellAccount,
  tellOther,
  type Account,
  type FilmChanges,
  type Proposal,
} from './link-writes.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const bull = () => buildBull(fixture.people.owner, { id: 'bull' });

/** The contractor's film of a ride, and the later one of somebody who does not say who rides. */
let first: StoredVideo;
let later: StoredVideo;

const store = (video: StoredVideo) => fixture.storeDocument(`videos/${video.id}`, video);

const storeFilm = (account: Account, minute: number, changes: FilmChanges = {}) =>
  storeFilmOf(fixture, account, minute, changes);

beforeEach(async () => {
  const { rider } = fixture.people;
  first = await storeFilm('owner', 1, { contestants: [rider] });
  later = await storeFilm('otherRider', 2, { contestants: [rider] });
  for (const account of ['owner', 'otherRider', 'rider'])
    await fixture.removeDocument(`link_proposals/${account}`);
});

const ask = (changes: Partial<Proposal> = {}) =>
  propose(fixture, { caller: 'otherRider', account: 'otherRider', first, later, ...changes });

describe('proposing that two films show one ride', () => {
  test.each([
    ['otherRider', 'otherRider'],
    ['owner', 'owner'],
    ['delegate', 'owner'],
  ] as const)('[LINK-01] %s for %s', async (caller, account) => {
    await expectAllowed(ask({ caller, account }));
  });

  test.each([
    ['rider', 'rider'],
    ['fan', 'owner'],
    ['formerDelegate', 'owner'],
    ['deletedDelegate', 'owner'],
    ['unverifiedDelegate', 'owner'],
    ['admin', 'owner'],
    ['anonymous', 'owner'],
  ] as const)('[LINK-01] not %s for %s, who has none of the films or no access', async (caller, account) => {
    await expectDenied(ask({ caller, account }));
  });

  test('[LINK-01] takes no effect by itself', async () => {
    for (const state of ['accepted', 'refused', '', 7]) await expectDenied(ask({ changes: { state } }));
  });

  test.each<[string, Partial<Record<keyof RideLink, unknown>>]>([
    ['another id', { id: 'other' }],
    ['a film that is gone', { first_video_id: 'gone' }],
    ['an account that does not have the later film', { user_id: 'owner' }],
    ['an account that does not have the first film', { first_user_id: 'rider' }],
    ["a stranger's name", { proposed_by: 'fan' }],
    ['a time of its own', { created: new Date(0) }],
    ['refusals', { refused: ['other'] }],
  ])('denies one with %s', async (_case, changes) => {
    await expectDenied(ask({ changes }));
  });

  test('denies one that lacks a field, or has another', async () => {
    for (const lacking of Object.keys(buildRideLink(first, later, 'owner')))
      await expectDenied(ask({ lacking }));
    await expectDenied(ask({ changes: { more: 1 } as object }));
  });

  test.each<[string, FilmChanges]>([
    ['an earlier one', at(0)],
    ['one of the same moment', at(1)],
    ['one without a time', { created: null }],
    ['one of another day', { event_date: 0 }],
    ['one of another event', { event_type: 2 }],
    ['a re-ride', { result: 're-ride', score: null }],
    ['one of another animal', { animal: undefined, animal_id: 'other' }],
    ['one of the same animal and another rider', { contestants_id: ['otherRider'] }],
  ])('[LINK-01] denies a later film that is %s', async (_case, changes) => {
    const film = buildVideo(fixture.people.otherRider, {
      ...{ animal: bull(), ...at(2), contestants: [fixture.people.rider] },
      ...(changes as object),
    });
    await store(film);
    await expectDenied(ask({ later: film }));
  });

  test('[LINK-01] allows films that share the rider or the animal, where one of them does not name the other', async () => {
    const { rider } = fixture.people;
    const withoutAnimal = await storeFilm('otherRider', 3, { animal: undefined, contestants: [rider] });
    await expectAllowed(ask({ later: { ...withoutAnimal } }));
    const untagged = await storeFilm('owner', 0, { contestants: [] });
    await expectAllowed(ask({ first: untagged, open: [withoutAnimal.id, later.id] }));
  });

  test('[LINK-01] denies films of which neither says the animal, and one not who rides', async () => {
    const { rider } = fixture.people;
    const nameless = await storeFilm('owner', 0, { animal: undefined, contestants: [] });
    const ofRider = await storeFilm('otherRider', 3, { animal: undefined, contestants: [rider] });
    await expectDenied(ask({ first: nameless, later: ofRider }));
    const named = await storeFilm('owner', 0, { animal: undefined, contestants: [rider] });
    await expectAllowed(ask({ first: named, later: ofRider }));
  });

  test('[LINK-01] tells the other account, in fixed words', async () => {
    await expectDenied(ask({ notices: [] }));
    await expectDenied(ask({ notices: tellOther(fixture, 'filmsParted', 'otherRider', 'owner', later) }));
    await expectDenied(ask({ notices: tellOther(fixture, 'filmsLinked', 'otherRider', 'rider', later) }));
    const [[, path, data]] = tellOther(fixture, 'filmsLinked', 'otherRider', 'owner', later) as [
      [string, string, object],
    ];
    for (const changes of [
      { message_string: 'Win a saddle.' },
      { actor_id: 'rider' },
      { video_id: first.id },
    ])
      await expectDenied(ask({ notices: [['set', path, { ...data, ...changes }]] }));
    await expectDenied(fixture.as('otherRider').commit(['set', path, data]));
    await expectAllowed(ask());
    await expectDenied(fixture.as('otherRider').delete(path));
    await expectAllowed(fixture.as('owner').delete(path));
  });

  test('[LINK-01] is denied to whom the other account blocks', async () => {
    const film = await storeFilm('blocked', 2, { contestants: [fixture.people.rider] });
    const proposal = { caller: 'blocked', account: 'blocked', later: film } as const;
    await fixture.storeDocument('blocks/owner_blocked', { user_id: 'owner', blocked_id: 'blocked' });
    await expectDenied(ask(proposal));
    await fixture.removeDocument('blocks/owner_blocked');
    await expectAllowed(ask(proposal));
    await fixture.removeDocument('link_proposals/blocked');
  });
});

describe('an account that is in both films', () => {
  const accepted = { changes: { state: 'accepted' } };

  test('[LINK-01] links them at once, if one of them is its own, and tells the other', async () => {
    const { rider } = fixture.people;
    const own = await storeFilm('rider', 2, {});
    for (const notices of [[], tellOther(fixture, 'filmsLinked', 'rider', 'owner', own)])
      await (notices.length === 0 ? expectDenied : expectAllowed)(
        ask({ ...accepted, caller: 'rider', account: 'rider', later: own, notices }),
      );
    await expectAllowed(ask({ ...accepted, caller: 'delegate', account: 'owner' }));
    const third = await storeFilm('otherRider', 3, { contestants: [rider] });
    await expectDenied(ask({ ...accepted, later: third }));
    await expectDenied(ask({ ...accepted, caller: 'rider', account: 'rider', later: third }));
  });

  test('[LINK-01] that has both links them at once, and tells nobody', async () => {
    const second = await storeFilm('otherRider', 3, { contestants: [fixture.people.rider] });
    await expectAllowed(ask({ ...accepted, first: later, later: second, notices: [] }));
  });

  test('[LINK-01] owns the animal of both, not only of one', async () => {
    const stranger = await storeFilm('rider', 3, { tagged_animal_contractor_id: 'fan' });
    await expectDenied(ask({ ...accepted, caller: 'owner', account: 'owner', later: stranger }));
    const earlier = await storeFilm('owner', 0, { tagged_animal_contractor_id: 'fan' });
    await expectDenied(ask({ ...accepted, caller: 'owner', account: 'owner', first: earlier }));
    await expectAllowed(ask({ ...accepted, caller: 'owner', account: 'owner' }));
  });
});

const storeLink = (changes: Partial<RideLink> = {}, film = later) =>
  storeLinkOf(fixture, { first, later: film }, changes);

const answer = async (caller: Caller, changes: object, notices: readonly Write[] = []) =>
  fixture.as(caller).commit(['update', `ride_links/${later.id}`, changes], ...notices);
const refusal = () => ({ state: 'refused', refused: [first.id] });
const told = () => tellOther(fixture, 'filmsParted', 'owner', 'otherRider', later);

describe('answering', () => {
  test.each(['owner', 'delegate'] as const)('[LINK-01] %s accepts or refuses', async (caller) => {
    await storeLink();
    const [linked, parted] = (['filmsLinked', 'filmsParted'] as const).map((type) =>
      tellAccount(fixture, type, caller, 'owner', later),
    ) as [Write[], Write[]];
    await expectAllowed(answer(caller, { state: 'accepted' }, linked));
    await expectAllowed(answer(caller, refusal(), [...told(), ...parted]));
    await expectAllowed(answer(caller, { state: 'accepted', refused: [] }, linked));
  });

  test.each(['otherRider', 'rider', 'fan', 'formerDelegate', 'admin', 'anonymous'] as const)(
    '[LINK-01] not %s',
    async (caller) => {
      await storeLink();
      await expectDenied(answer(caller, { state: 'accepted' }));
      await expectDenied(answer(caller, refusal(), told()));
    },
  );

  test('[LINK-01] refuses one in effect as well, says so, and keeps what it refused', async () => {
    await storeLink({ state: 'accepted' });
    await expectDenied(answer('owner', refusal()));
    for (const changes of [
      { state: 'refused', refused: [] },
      { state: 'refused', refused: [first.id, 'more'] },
      { ...refusal(), first_video_id: 'other' },
      { ...refusal(), proposed_by: 'owner' },
      { ...refusal(), created: serverTimestamp() },
    ])
      await expectDenied(answer('owner', changes, told()));
    await expectAllowed(answer('owner', refusal(), told()));
    await expectDenied(answer('owner', refusal(), told()));
  });

  test('[LINK-01] accepts what it refused, and of other films refuses what it did', async () => {
    await storeLink({ state: 'refused', refused: ['other', first.id] });
    for (const refused of [[], ['other', first.id], [first.id], ['other', 'more']])
      await expectDenied(answer('owner', { state: 'accepted', refused }));
    await expectAllowed(answer('owner', { state: 'accepted', refused: ['other'] }));
  });

  test('[LINK-01] puts nothing in effect again that its maker has taken back', async () => {
    await storeLink({ state: 'refused', refused: ['other'] });
    await expectDenied(answer('owner', { state: 'accepted' }));
    await expectDenied(answer('otherRider', { state: 'accepted' }));
    await expectAllowed(ask({ changes: { refused: ['other'] } }));
  });
});

describe('what was refused', () => {
  beforeEach(async () => {
    await storeLink(refusal() as Partial<RideLink>);
  });
  const again = () => ({ refused: [first.id] });

  test('[LINK-01] stays: neither taken away, nor asked again, nor linked at once', async () => {
    await expectDenied(fixture.as('otherRider').delete(`ride_links/${later.id}`));
    await expectDenied(fixture.as('owner').delete(`ride_links/${later.id}`));
    await expectDenied(answer('otherRider', { state: 'accepted', refused: [] }));
    await expectDenied(ask({ changes: again() }));
    await expectDenied(ask({ changes: { ...again(), state: 'accepted' } }));
    await expectDenied(
      ask({ changes: { ...again(), state: 'accepted' }, caller: 'owner', account: 'owner' }),
    );
  });

  test('[LINK-01] may be another ride: that one is proposed, never at once in effect', async () => {
    const other = await storeFilm('rider', 0, {});
    const second = await storeFilm('otherRider', 0, { contestants: [fixture.people.rider] });
    await expectDenied(ask({ first: other, changes: { refused: [] } }));
    await expectDenied(ask({ first: second, changes: { ...again(), state: 'accepted' } }));
    await expectAllowed(ask({ first: other, changes: again() }));
  });
});

describe('ending', () => {
  test.each(['proposed', 'accepted'] as const)('[LINK-01] who made one that is %s ends it', async (state) => {
    const path = await storeLink({ state });
    const notices = tellOther(fixture, 'filmsParted', 'otherRider', 'owner', later);
    for (const caller of ['owner', 'delegate', 'rider', 'fan', 'admin', 'anonymous'] as const)
      await expectDenied(fixture.as(caller).commit(['delete', path], ...notices));
    if (state === 'accepted') await expectDenied(fixture.as('otherRider').delete(path));
    await expectAllowed(
      fixture.as('otherRider').commit(['delete', path], ...(state === 'accepted' ? notices : [])),
    );
  });

  test.each(['proposed', 'accepted'] as const)(
    '[LINK-01] who made one that is %s after a refusal ends it, and the refusal stays',
    async (state) => {
      const path = await storeLink({ state, refused: ['other'] });
      const notices = tellOther(fixture, 'filmsParted', 'otherRider', 'owner', later);
      const end = (caller: Caller, changes: object = {}) =>
        fixture.as(caller).commit(['update', path, { state: 'refused', ...changes }], ...notices);
      await expectDenied(fixture.as('otherRider').commit(['delete', path], ...notices));
      for (const caller of ['owner', 'delegate', 'rider', 'fan', 'admin', 'anonymous'] as const)
        await expectDenied(end(caller));
      for (const changes of [
        { refused: [] },
        { refused: ['other', first.id] },
        { state: 'accepted' },
        { created: serverTimestamp() },
      ])
        await expectDenied(end('otherRider', changes));
      if (state === 'accepted')
        await expectDenied(fixture.as('otherRider').update(path, { state: 'refused' }));
      await expectAllowed(end('otherRider'));
    },
  );

  test('[LINK-01] goes with the later film, also when it is taken down', async () => {
    for (const caller of ['otherRider', 'admin'] as const) {
      const path = await storeLink(refusal() as Partial<RideLink>);
      await fixture.removeDocument(`videos/${later.id}`);
      for (const other of ['owner', 'fan', 'anonymous'] as const)
        await expectDenied(fixture.as(other).delete(path));
      await expectAllowed(fixture.as(caller).delete(path));
      await expectAllowed(fixture.as('otherRider').delete(path));
      await store(later);
    }
  });

  test('[LINK-01] a first film that is gone leaves room for another', async () => {
    await storeLink({ state: 'accepted', first_video_id: 'gone' });
    await expectDenied(ask({ changes: { state: 'accepted' } }));
    await expectAllowed(ask());
    await expectDenied(ask());
  });
});

describe('open proposals', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `film-${index}`);
  const list = (video_ids: unknown) =>
    fixture.as('otherRider').set('link_proposals/otherRider', { video_ids });
  const storeList = (video_ids: readonly string[]) =>
    fixture.storeDocument('link_proposals/otherRider', { video_ids });

  test('[LINK-01] are in a list of their account', async () => {
    await expectDenied(ask({ open: [] }));
    await expectDenied(ask({ open: ['other'] }));
    await storeList(ids(maxOpenProposals - 1));
    await expectAllowed(ask({ open: [...ids(maxOpenProposals - 1), later.id] }));
  });

  test('[LINK-01] are twenty at most', async () => {
    await storeList(ids(maxOpenProposals));
    await expectDenied(ask({ open: [...ids(maxOpenProposals), later.id] }));
  });

  test('[LINK-01] leave the list one by one, once they are answered', async () => {
    await storeLink();
    await storeList([later.id, 'gone', 'gone-too']);
    await expectDenied(list(['gone', 'gone-too']));
    await expectDenied(list([later.id]));
    await expectAllowed(list([later.id, 'gone']));
    await expectAllowed(answer('owner', { state: 'accepted' }));
    await expectAllowed(list(['gone']));
  });

  test('are listed by ids alone, each once', async () => {
    for (const video_ids of [['film', 'film'], 'film', null, 7]) await expectDenied(list(video_ids));
    await expectDenied(fixture.as('otherRider').set('link_proposals/otherRider', { video_ids: [], more: 1 }));
    await expectDenied(fixture.as('otherRider').delete('link_proposals/otherRider'));
  });

  test('[LINK-01] cannot be filled up for good, with what is no id and so never leaves the list', async () => {
    for (const id of ['', 'a/b', 'a,b', '..', '__film__', 'x'.repeat(129), 7, null, { id: 'film' }])
      await expectDenied(list(['film', id]));
    await expectAllowed(list(['film', '-Older__film_']));
    await expectAllowed(list(['film']));
    await expectAllowed(list([]));
  });

  test.each([
    ['owner', true],
    ['delegate', true],
    ['rider', false],
    ['formerDelegate', false],
    ['admin', false],
    ['anonymous', false],
  ] as const)('are read and written by %s: %s', async (caller, isAllowed) => {
    const expectVerdict = isAllowed ? expectAllowed : expectDenied;
    await fixture.storeDocument('link_proposals/owner', { video_ids: [] });
    await expectVerdict(fixture.as(caller).get('link_proposals/owner'));
    await expectVerdict(fixture.as(caller).set('link_proposals/owner', { video_ids: ['film'] }));
  });
});

test('everybody reads links, in pages', async () => {
  const path = await storeLink();
  await expectAllowed(fixture.as('anonymous').get(path));
  await expectAllowed(fixture.as('anonymous').list('ride_links', limit(20)));
  await expectDenied(fixture.as('anonymous').list('ride_links', limit(21)));
});
