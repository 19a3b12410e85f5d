import { buildAgreement } from '#src/domain/agreement.ts';
import {
  buildContestant,
  fullProfile,
  toNewProfile,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';
import { buildPictureUrl, getEmailPath } from '../firestore-fixture.ts';
import { longAgo, requestSeconds, type Batch, delegate, owner, stored, withStored } from './measure-cost.ts';

const withPhoto = (user: StoredUser): StoredUser => ({
  ...user,
  ...fullProfile,
  photo_url: buildPictureUrl(`users/${user.id}/profile.jpg`),
});

const changeOwn = (changes: object): Batch => ({
  uid: 'owner',
  before: stored,
  after: new Map([['users/owner', { ...owner, ...changes }]]),
});

const phone = '+1 307 555 0100';
const ownContact = 'users/owner/private/contact';

const buildProfileDeletion = (...earlier: [string, object][]): Batch => ({
  uid: 'owner',
  before: withStored(
    [ownContact, { email: 'owner@example.com', phone }],
    ['users/owner/private/agreement', { ...buildAgreement(), agreed: longAgo }],
    ...earlier,
  ),
  after: new Map([
    ['users/owner', null],
    [ownContact, null],
    ['users/owner/private/agreement', null],
    ['erasures/owner', { requested: new Date() }],
  ]),
});

export const profileBatches: Record<string, Batch> = {
  'signing up with everything': {
    ...{ uid: 'newcomer', claims: { email_verified: false }, before: new Map() },
    after: new Map<string, object>([
      [
        'users/newcomer',
        toNewProfile(withPhoto(buildContestant({ id: 'newcomer', registered_time: requestSeconds }))),
      ],
      ['users/newcomer/private/contact', { phone }],
      ['users/newcomer/private/agreement', { ...buildAgreement(), agreed: new Date() }],
    ]),
  },
  "a delegate's edit of a whole profile from before": {
    uid: 'delegate',
    before: withStored(
      ['users/owner', { ...owner, email: 'owner@example.com', phone: '555' }],
      [ownContact, { email: 'owner@example.com', phone: '555' }],
    ),
    after: new Map<string, object>([
      ['users/owner', withPhoto(owner)],
      [ownContact, { email: 'owner@example.com', phone }],
    ]),
  },
  // The tick ends with the name.
  "a delegate's edit of a whole ticked profile from before": {
    uid: 'delegate',
    before: withStored(
      ['users/owner', { ...owner, isVerified: true, email: 'owner@example.com', phone: '555' }],
      [ownContact, { email: 'owner@example.com', phone: '555' }],
    ),
    after: new Map<string, object>([
      ['users/owner', { ...withPhoto(owner), first_name: 'Jo', isVerified: false, email_verified: true }],
      [ownContact, { email: 'owner@example.com', phone }],
    ]),
  },
  'selecting an account': {
    uid: 'delegate',
    before: stored,
    after: new Map([['users/delegate', { ...delegate, current_accessed_account: 'owner' }]]),
  },
  'changing the account type': changeOwn({ account_type: 1 }),
  'deleting a profile': buildProfileDeletion(),
  'deleting a profile after another': buildProfileDeletion(['erasures/owner', { requested: longAgo }]),
  'moderating a profile': {
    ...{ uid: 'admin', claims: { admin: true }, before: stored },
    after: new Map([['users/owner', { ...owner, isVerified: true, deleted: true }]]),
  },
};

export const emailBatches: Record<string, Batch> = {
  'storing the verified email': {
    uid: 'owner',
    before: withStored(
      ['users/owner', { ...toNewProfile(owner), email: 'before@example.com', phone }],
      [getEmailPath('before@example.com'), { user_id: 'owner', updated: longAgo }],
    ),
    after: new Map<string, object | null>([
      ['users/owner', owner],
      [ownContact, { email: 'owner@example.com', phone }],
      [getEmailPath('owner@example.com'), { user_id: 'owner', updated: new Date() }],
      [getEmailPath('before@example.com'), null],
    ]),
  },
  'taking over an email': {
    uid: 'owner',
    before: withStored([getEmailPath('owner@example.com'), { user_id: 'fan', updated: longAgo }]),
    after: new Map([[getEmailPath('owner@example.com'), { user_id: 'owner', updated: new Date() }]]),
  },
};
