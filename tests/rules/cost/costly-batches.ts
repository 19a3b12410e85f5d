import { maxPushDevices, noticeKinds, pushKinds } from '#src/domain/push.ts';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import {
  buildDelegateNotification,
  buildHatNotification,
  buildVideoNotifications,
  getVideoNotificationIds,
  type DelegateAction,
} from '#src/domain/notification.ts';
import { maxFollowedRodeos, maxFollows, maxSavedVideos } from '#src/domain/list-limits.ts';
import { maxListedRides } from '#src/domain/reel.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { accessSteps } from '../access-step-attempts.ts';
import { buildPictureUrl } from '../firestore-fixture.ts';
import { buildStoredTicket } from '../publishing.ts';
import { buildStepBatch } from './access-step-batches.ts';
import { linkBatches } from './link-batches.ts';
import { buildModerationBatches } from './moderation-batches.ts';
import {
  longAgo,
  requestSeconds,
  type Batch,
  type Documents,
  animal,
  delegate,
  owner,
  riders,
  stock,
  stored,
  withStored,
} from './measure-cost.ts';
import { pedigreeBatches } from './pedigree-batches.ts';
import { emailBatches, profileBatches } from './profile-batches.ts';

const id = 'a81bc81b-dead-4e5d-abff-90865d1e13b1';
const details = {
  ...{ notes: 'Second run', ride_start: 1, ride_end: 9.2, result: 'qualified' },
  ...{ rider_marks: 43.25, animal_marks: 43.25, gate_turn: 'right' },
};
export const fullVideo = buildVideo(owner, { id, animal, contestants: riders, ...details });
export const ticket = buildStoredTicket(id, 'owner', 'delegate');

const sent = { timestamp: new Date(), expires: getExpiry('notifications', Date.now()) };

/** Moves the delegate's entry, which exists. */
function buildEntryMove(
  kind: string,
  subject: string,
): { before: [string, object]; after: [string, object] } {
  const path = `rate_limits/delegate_${kind}`;
  const times = { day: longAgo, last: longAgo, expires: getExpiry('rate_limits', Date.now()) };
  const entry = { user_id: 'delegate', kind, subject, ...times, count: 3 };
  return { before: [path, entry], after: [path, { ...entry, day: new Date(), last: new Date(), count: 1 }] };
}

function buildDelegateEntry(
  action: DelegateAction,
  item: Parameters<typeof buildDelegateNotification>[2],
  kind: 'video' | 'reel' = 'video',
): [string, object] {
  const notification = buildDelegateNotification(action, parseUser('delegate', delegate), item, kind);
  return [`notifications/${notification?.id}`, { ...notification, ...sent }];
}

function buildPublication(): Batch {
  const path = `videos/${id}/${id}.png`;
  const video = { ...fullVideo, created_by: 'delegate', thumbnail_url: buildPictureUrl(path) };
  const after = new Map<string, object>([
    [`uploads/${id}`, { ...ticket, published: new Date(), expires: null }],
    [`videos/${id}`, video],
    buildDelegateEntry('posted', video),
  ]);
  for (const notification of buildVideoNotifications(video))
    after.set(`notifications/${notification.id}`, { ...notification, ...sent });
  return { uid: 'delegate', before: withStored([`uploads/${id}`, ticket]), after };
}

function buildEdit(): Batch {
  const plain = buildVideo(owner, { id });
  const edited = { ...fullVideo, title: 'Second run', edited: true, updatedDate: new Date() };
  const notification = buildDelegateEntry('edited', plain);
  const [path, earlier] = notification;
  return {
    uid: 'delegate',
    before: withStored([`videos/${id}`, plain], [path, { ...earlier, timestamp: longAgo }]),
    after: new Map([[`videos/${id}`, edited], notification]),
  };
}

function buildVideoDeletion(): Batch {
  const notifications = getVideoNotificationIds(fullVideo).map((each): [string, object] => [
    `notifications/${each}`,
    {
      ...{ id: each, video_id: id, alert_type: Number(each.split('_')[1]) },
      notified_user_id: each.split('_').at(-1),
    },
  ]);
  return {
    uid: 'delegate',
    before: withStored([`videos/${id}`, fullVideo], ...notifications),
    after: new Map<string, object | null>([
      [`videos/${id}`, null],
      [`ride_links/${id}`, null],
      ...notifications.map(([path]) => [path, null] as const),
      buildDelegateEntry('deleted', fullVideo),
    ]),
  };
}

const block = { user_id: 'owner', blocked_id: 'rider', created: new Date() };
const blockBatches: Record<string, Batch> = {
  blocking: { uid: 'owner', before: stored, after: new Map([['blocks/owner_rider', block]]) },
  unblocking: {
    uid: 'owner',
    before: withStored(['blocks/owner_rider', block]),
    after: new Map([['blocks/owner_rider', null]]),
  },
};

const hat = buildHatNotification(parseUser('delegate', delegate), fullVideo, new Date(requestSeconds * 1000));
const hatBatches: Record<string, Batch> = {
  'telling of a tip of the hat': {
    uid: 'delegate',
    before: withStored([`videos/${id}`, fullVideo]),
    after: new Map([[`notifications/${hat.id}`, { ...hat, ...sent }]]),
  },
};

const buildIds = (count: number) => Array.from({ length: count }, (_, index) => `one-${index}`);
const storedIds = buildIds(maxSavedVideos - 1);
const withFollows = withStored(['follows/owner', { user_ids: buildIds(maxFollows - 1) }]);
const anyRodeoId = 'cheyenne-frontier-days_cheyenne-wy_2026';
const followedRodeos = {
  user_ids: buildIds(maxFollows),
  rodeo_ids: Array.from({ length: maxFollowedRodeos - 1 }, (_, index) => `rodeo_cody-wy_${2000 + index}`),
  event_ids: Array.from({ length: 9 }, (_, index) => String(index + 1)),
};
const withFollowedRodeos = withStored(['follows/owner', followedRodeos]);
const fullPushChoice = buildPushChoice({
  devices: Array.from({ length: maxPushDevices }, () => buildPushDevice()),
  hidden: [...noticeKinds],
  muted: [...pushKinds],
});
const withDevices = withStored(['push/owner', buildPushChoice()]);
const changeList = (before: Documents, path: string, after: object | null): Batch => ({
  ...{ uid: 'owner', before },
  after: new Map([[path, after]]),
});
const listBatches: Record<string, Batch> = {
  'saving a first video': changeList(withStored([`videos/${id}`, fullVideo]), 'saved_videos/owner', {
    video_ids: [id],
  }),
  'saving a last video': changeList(
    withStored([`videos/${id}`, fullVideo], ['saved_videos/owner', { video_ids: storedIds }]),
    'saved_videos/owner',
    { video_ids: [...storedIds, id] },
  ),
  'deleting the saved videos': changeList(
    withStored(['saved_videos/owner', { video_ids: storedIds }]),
    'saved_videos/owner',
    null,
  ),
  'following a first person': changeList(stored, 'follows/owner', { user_ids: ['rider'] }),
  'following a last person': changeList(withFollows, 'follows/owner', {
    user_ids: [...buildIds(maxFollows - 1), 'rider'],
  }),
  'following a last animal': changeList(withFollows, 'follows/owner', {
    user_ids: buildIds(maxFollows - 1),
    animal_ids: ['bodacious'],
  }),
  'following a first rodeo': changeList(stored, 'follows/owner', { rodeo_ids: [anyRodeoId] }),
  'following a first event': changeList(stored, 'follows/owner', { event_ids: ['1'] }),
  'following a last rodeo': changeList(withFollowedRodeos, 'follows/owner', {
    ...followedRodeos,
    rodeo_ids: [...followedRodeos.rodeo_ids, anyRodeoId],
  }),
  'following a last event': changeList(withFollowedRodeos, 'follows/owner', {
    ...followedRodeos,
    event_ids: [...followedRodeos.event_ids, '10'],
  }),
  'deleting the follows': changeList(withFollows, 'follows/owner', null),
  'a first device that is told': changeList(stored, 'push/owner', buildPushChoice()),
  'a last device that is told': changeList(withDevices, 'push/owner', fullPushChoice),
  'deleting the devices that are told': changeList(withDevices, 'push/owner', null),
};

const animalEntry = buildEntryMove('animal', 'calf');
const animalBatches: Record<string, Batch> = {
  "a delegate's new animal": {
    uid: 'delegate',
    before: withStored(animalEntry.before),
    after: new Map([
      [
        'animals/calf',
        buildBull(stock, { id: 'calf', animalID: 'calf', bio: 'Words', createTime: new Date() }),
      ],
      animalEntry.after,
    ]),
  },
  "a delegate's edit of an animal": {
    uid: 'delegate',
    before: stored,
    after: new Map([
      [
        'animals/bodacious',
        {
          ...{ ...animal, name: 'Tornado', animal_type: 2, events: [2, 3] },
          picture_url: buildPictureUrl('animals/bodacious/profile.jpg'),
        },
      ],
    ]),
  },
  'deleting an animal': {
    uid: 'stock',
    before: withStored(['pedigrees/bodacious', buildPedigree(animal, { sire: 'Whiskey Bend' })]),
    after: new Map<string, object | null>([
      ['animals/bodacious', null],
      ['pedigrees/bodacious', null],
      ['deleted_animals/bodacious', { id: 'bodacious', deleted: new Date() }],
    ]),
  },
};

const reelId = '5b0c3a52-cafe-4b0a-8d55-3d1f0f3c1d11';
const reelEntry = buildEntryMove('reel', reelId);
const reelReportEntry = buildEntryMove('report', `${reelId}_delegate`);
const reel = buildReel(owner, [{ id }, { id: 'earlier' }], {
  ...{ id: reelId, created: longAgo, created_by: 'delegate' },
});
const resultList = {
  ...reel,
  is_result_list: true,
  videos: Array.from({ length: maxListedRides }, (_, index) => `${index}`.padStart(36, '0')),
};
const reelBatches: Record<string, Batch> = {
  "a delegate's new reel": {
    uid: 'delegate',
    before: withStored(reelEntry.before),
    after: new Map([
      [`reels/${reelId}`, { ...reel, created: new Date() }],
      reelEntry.after,
      buildDelegateEntry('posted', reel, 'reel'),
    ]),
  },
  "a delegate's new result list of a long night": {
    uid: 'delegate',
    before: withStored(reelEntry.before),
    after: new Map([
      [`reels/${reelId}`, { ...resultList, created: new Date() }],
      reelEntry.after,
      buildDelegateEntry('posted', reel, 'reel'),
    ]),
  },
  "a delegate's edit of a result list": {
    uid: 'delegate',
    before: withStored([`reels/${reelId}`, resultList]),
    after: new Map([
      [`reels/${reelId}`, { ...resultList, videos: resultList.videos.toReversed(), updatedDate: new Date() }],
      buildDelegateEntry('edited', reel, 'reel'),
    ]),
  },
  "a delegate's edit of a reel": {
    uid: 'delegate',
    before: withStored([`reels/${reelId}`, reel]),
    after: new Map([
      [
        `reels/${reelId}`,
        { ...reel, title: 'The season', videos: reel.videos.toReversed(), updatedDate: new Date() },
      ],
      buildDelegateEntry('edited', reel, 'reel'),
    ]),
  },
  'deleting a reel': {
    uid: 'delegate',
    before: withStored([`reels/${reelId}`, reel]),
    after: new Map<string, object | null>([
      [`reels/${reelId}`, null],
      [`deleted_reels/${reelId}`, { id: reelId, deleted: new Date() }],
      buildDelegateEntry('deleted', reel, 'reel'),
    ]),
  },
  "a delegate's report of a reel": {
    uid: 'delegate',
    before: withStored([`reels/${reelId}`, reel], reelReportEntry.before),
    after: new Map<string, object>([
      [
        `reported_videos/${reelId}_delegate`,
        { user_id: 'owner', reel_id: reelId, reported_date: new Date() },
      ],
      reelReportEntry.after,
    ]),
  },
};

const ticketEntry = buildEntryMove('upload', id);
const reportEntry = buildEntryMove('report', `${id}_delegate`);
const withoutAnimal = {
  ...{ animal_id: '', animal_name: '', animal_brand: '' },
  ...{ tagged_animal_contractor_id: '', contractor_name: '' },
};
const changeTagged = (changes: object): Batch => ({
  uid: 'delegate',
  before: withStored([`videos/${id}`, fullVideo]),
  after: new Map([[`videos/${id}`, { ...fullVideo, ...changes }]]),
});
const report = { user_id: 'owner', video_id: id, reported_date: new Date() };

const videoBatches: Record<string, Batch> = {
  "a delegate's upload ticket": {
    uid: 'delegate',
    before: withStored(ticketEntry.before),
    after: new Map([[`uploads/${id}`, ticket], ticketEntry.after]),
  },
  "a delegate's publication with an animal and two contestants": buildPublication(),
  "a delegate's edit with new tags": buildEdit(),
  "a delegate's announcement before deleting files": {
    uid: 'delegate',
    before: withStored([`uploads/${id}`, { ...ticket, published: longAgo }], [`videos/${id}`, fullVideo]),
    after: new Map([
      [`uploads/${id}`, { ...ticket, published: longAgo, deleter: 'delegate', deleting: new Date() }],
      buildDelegateEntry('deleted', fullVideo),
    ]),
  },
  "a delegate's deletion of a video with its notifications": buildVideoDeletion(),
  "a delegate's removal of a tag": changeTagged({
    contestants_id: fullVideo.contestants_id.slice(1),
    contestants_names: fullVideo.contestants_names.slice(1),
  }),
  "a delegate's removal of an animal": changeTagged(withoutAnimal),
  "a delegate's cover of a ride": changeTagged({ hard_to_watch: true }),
  "a delegate's report": {
    uid: 'delegate',
    before: withStored([`videos/${id}`, fullVideo], reportEntry.before),
    after: new Map([[`reported_videos/${id}_delegate`, report], reportEntry.after]),
  },
  'deleting a report': {
    ...{ uid: 'admin', claims: { admin: true } },
    before: withStored(['reported_videos/one', report]),
    after: new Map([['reported_videos/one', null]]),
  },
  ...buildModerationBatches(fullVideo, buildVideoDeletion()),
};

const stepBatches = Object.fromEntries(
  accessSteps.flatMap((step) => [
    [`the access step "${step}"`, buildStepBatch(step, false)] as const,
    [`the repeated access step "${step}"`, buildStepBatch(step, true)] as const,
  ]),
);

/** The most expensive way to do each thing. */
export const allBatches: Readonly<Record<string, Batch>> = {
  ...{ ...profileBatches, ...emailBatches, ...stepBatches },
  ...{ ...blockBatches, ...listBatches, ...hatBatches, ...animalBatches, ...reelBatches, ...videoBatches },
  ...{ ...linkBatches, ...pedigreeBatches },
};
