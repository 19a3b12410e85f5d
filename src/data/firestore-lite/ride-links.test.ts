import { beforeEach, expect, test, vi } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { maxOpenProposals } from '#src/domain/ride-link.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import * as documents from './fetch-document.ts';
import * as notifications from './notification-writes.ts';
import * as limits from './rate-limits.ts';
import { acceptLink, endLink, linkFilms } from './ride-links.ts';

/** Receives the ids that are asked for. */
const committed = vi.hoisted((): [path: string, fields: object | undefined][] => []);
const readLinks = vi.hoisted(() => vi.fn<(ids: string[]) => { docs: unknown[] }>());
vi.mock('./firestore-client.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  collection: (_firestore: object, name: string) => name,
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  documentId: () => 'id',
  serverTimestamp: () => 'now',
  limit: () => 'limit',
  where: (_field: string, _op: string, ids: string[]) => ids,
  query: (_links: string, ids: string[]) => ids,
  getDocs: (ids: string[]) => Promise.resolve(readLinks(ids)),
  writeBatch: () => ({
    update: (path: string, fields: object) => committed.push([path, fields]),
    delete: (path: string) => committed.push([path, undefined]),
    commit: () => Promise.resolve(),
  }),
}));

const [own, other, third] = ['Cody', 'Hank', 'Wade'].map((first_name) => buildContestant({ first_name }));
const [first, later] = [buildVideo(other!), buildVideo(own!)];
const waiting = Array.from(
  { length: maxOpenProposals },
  (_, index) => `film-${(index * 7) % maxOpenProposals}`,
);

const addNotification = vi.spyOn(notifications, 'addNotification');
beforeEach(() => {
  committed.length = 0;
  addNotification.mockReset().mockReturnValue();
});
/** Who is told what, and by whom. */
const readNotices = () =>
  addNotification.mock.calls.flatMap(([, notice]) =>
    notice ? [`${notice.alert_type} ${notice.notified_user_id} ${notice.actor_id}`] : [],
  );

/** Links the films while the account has twenty proposals. @returns what is stored */
async function link(links: readonly object[]): Promise<Map<string, object>> {
  const written = new Map<string, object>();
  readLinks.mockReturnValue({
    docs: (links as { id: string }[]).map((each) => ({ id: each.id, data: () => each })),
  });
  vi.spyOn(documents, 'fetchDocument').mockImplementation((collection, id, parse) =>
    Promise.resolve(collection === 'link_proposals' ? parse(id, { video_ids: waiting }) : undefined),
  );
  vi.spyOn(limits, 'commitPaced').mockImplementation((_action, addWrites) => {
    addWrites({ set: (path: string, fields: object) => written.set(path, fields) } as never);
    return Promise.resolve();
  });
  const films = { first: parseVideo(first.id, first), later: parseVideo(later.id, later) };
  const account = parseUser(own!.id, own);
  await linkFilms(films, { account, actor: account });
  return written;
}

const propose = (id: string, by = own!.id, state: 'proposed' | 'refused' = 'proposed') =>
  buildRideLink(first, { ...later, id }, by, state);

test.each([
  ['was refused', (id: string) => [propose(id, own!.id, 'refused')]],
  ['is of another account by now', (id: string) => [propose(id, third!.id)]],
  ['is gone', () => []],
] as const)('[LINK-01] of twenty proposals, one that %s makes room for another', async (_what, replace) => {
  const [, , answered = ''] = waiting;
  const links = waiting.flatMap((id) => (id === answered ? replace(id) : [propose(id)]));
  const written = await link(links);
  expect(readLinks).toHaveBeenLastCalledWith(waiting);
  expect(written.get(`link_proposals/${own!.id}`)).toEqual({
    video_ids: [...waiting.filter((id) => id !== answered), later.id],
  });
  expect(written.get(`ride_links/${later.id}`)).toMatchObject({ state: 'proposed', proposed_by: own!.id });
});

test('[LINK-01] twenty proposals that wait leave no room', async () => {
  await expect(link(waiting.map((id) => propose(id)))).rejects.toMatchObject({ kind: 'links-full' });
});

const [account, actor] = [parseUser(own!.id, own), parseUser(third!.id, third)];
const path = `ride_links/${later.id}`;
const laterFilm = parseVideo(later.id, later);
const byOther = buildRideLink(first, later, other!.id);
const byOwn = buildRideLink(first, later, own!.id, 'accepted');

test('[LINK-01] what is accepted is refused no longer, and what was refused of other films stays', async () => {
  await acceptLink({ ...byOther, refused: ['a', first.id, 'b'] }, laterFilm, { account, actor: account });
  expect(committed).toEqual([[path, { state: 'accepted', refused: ['a', 'b'] }]]);
  expect(readNotices()).toEqual([]);
});

test.each([
  [
    'the other account refuses it',
    { ...byOther, refused: ['a'] },
    { state: 'refused', refused: ['a', first.id] },
  ],
  ['its maker ends it', byOwn, undefined],
  ['its maker ends it after a refusal', { ...byOwn, refused: ['a'] }, { state: 'refused' }],
] as const)(
  '[LINK-01, LINK-07] a link is ended where %s, and both accounts are told',
  async (_who, ended, written) => {
    await endLink({ ...ended, refused: [...ended.refused] }, laterFilm, { account, actor });
    expect(committed).toEqual([[path, written]]);
    expect(readNotices()).toEqual([`20 ${own!.id} ${third!.id}`, `18 ${other!.id} ${own!.id}`]);
  },
);

test('[LINK-07] a delegate who accepts, or takes back what was only asked, tells the account alone', async () => {
  await acceptLink(byOther, laterFilm, { account, actor });
  await endLink({ ...byOwn, state: 'proposed' }, laterFilm, { account, actor });
  expect(readNotices()).toEqual([`19 ${own!.id} ${third!.id}`, `20 ${own!.id} ${third!.id}`]);
});

test.each(['proposed', 'accepted'] as const)(
  '[LINK-07] a delegate tells both accounts of a link that is %s',
  async (state) => {
    vi.spyOn(documents, 'fetchDocument').mockResolvedValue(undefined);
    vi.spyOn(limits, 'commitPaced').mockImplementation((_action, addWrites) => {
      addWrites({ set: (setPath: string, fields: object) => committed.push([setPath, fields]) } as never);
      return Promise.resolve();
    });
    const tags = state === 'accepted' ? { contestants_id: [own!.id], contestants_names: ['Cody'] } : {};
    const films = [first, later].map((film) => parseVideo(film.id, { ...film, ...tags }));
    await linkFilms({ first: films[0]!, later: films[1]! }, { account, actor });
    expect(committed[0]).toMatchObject([path, { state, proposed_by: own!.id }]);
    expect(readNotices()).toEqual([`17 ${other!.id} ${own!.id}`, `19 ${own!.id} ${third!.id}`]);
  },
);

test('[LINK-01] after a refusal an account that has both films accepts by itself what it proposes', async () => {
  const both = { ...first, user_id: own!.id };
  const stored = { ...buildRideLink(first, later, other!.id, 'refused'), refused: ['a'] };
  vi.spyOn(documents, 'fetchDocument').mockImplementation((collection, id, parse) =>
    Promise.resolve(collection === 'link_proposals' ? parse(id, { video_ids: [] }) : parse(id, stored)),
  );
  const states: unknown[] = [];
  vi.spyOn(limits, 'commitPaced').mockImplementation((_action, addWrites) => {
    addWrites({ set: (_path: string, fields: object) => states.push(fields) } as never);
    return Promise.resolve();
  });
  const films = { first: parseVideo(both.id, both), later: laterFilm };
  await linkFilms(films, { account, actor: account });
  expect(states[0]).toMatchObject({ state: 'proposed', refused: ['a'] });
  expect(committed).toEqual([[path, { state: 'accepted', refused: ['a'] }]]);
});
