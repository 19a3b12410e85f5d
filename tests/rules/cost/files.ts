import { ticket } from './costly-batches.ts';
import { buildPictureUrl } from '../firestore-fixture.ts';
import { longAgo, owner, stored, withStored, type FileRequest } from './measure-cost.ts';

const id = ticket.id;
const clip = { path: `videos/${id}.mov`, contentType: 'video/mp4' };
const thumbnail = { path: `videos/${id}/${id}.png`, contentType: 'image/png' };
const rendition = { path: `videos/${id}/720.mp4`, contentType: 'video/mp4' };
const lightest = { ...rendition, path: `videos/${id}/360.mp4` };
const poster = { path: `videos/${id}/poster.jpg`, contentType: 'image/jpeg' };
const upload = { uid: 'delegate', metadata: { owner: 'owner', uploader: 'delegate' } };
const withTicket = (changes: object) => new Map([...stored, [`uploads/${id}`, { ...ticket, ...changes }]]);
const deletion = { deleter: 'delegate', deleting: new Date() };
const photo_url = buildPictureUrl(`users/${owner.id}/profile.jpg`);
const photo = { contentType: 'image/jpeg', documents: withStored(['users/owner', { ...owner, photo_url }]) };
const ownerPhoto = { ...photo, path: `users/${owner.id}/profile.jpg` };
const smallPhoto = { ...photo, path: `users/${owner.id}/profile-small.jpg`, metadata: { photo_url } };
const picture = { ...photo, path: 'animals/bodacious/profile.jpg' };

const asDelegate = { uid: 'delegate' };
const published = withTicket({ ...deletion, published: longAgo });

/** What clients do with files. */
export const fileRequests = {
  'a clip': { ...clip, ...upload, method: 'create', documents: withTicket({}) },
  'a thumbnail': { ...thumbnail, ...upload, method: 'create', documents: withTicket({}) },
  'a rendition': { ...rendition, ...upload, method: 'create', documents: withTicket({}) },
  'the lightest rendition': { ...lightest, ...upload, method: 'create', documents: withTicket({}) },
  'a poster': { ...poster, ...upload, method: 'create', documents: withTicket({}) },
  'a later rendition': {
    ...{ ...lightest, uid: 'owner', metadata: { owner: 'owner', uploader: 'owner' } },
    ...{ method: 'create', documents: withTicket({ published: longAgo }) },
  },
  'a deleted upload': { ...clip, ...asDelegate, method: 'delete', documents: withTicket(deletion) },
  'a deleted clip': { ...clip, ...asDelegate, method: 'delete', documents: published },
  'a deleted thumbnail': { ...thumbnail, ...asDelegate, method: 'delete', documents: published },
  'a profile photo': { ...ownerPhoto, ...asDelegate, method: 'create' },
  'a photo at signup': { ...ownerPhoto, uid: 'owner', method: 'create', documents: new Map() },
  'a deleted photo': { ...ownerPhoto, ...asDelegate, method: 'delete' },
  'a small photo': { ...smallPhoto, ...asDelegate, method: 'create' },
  'a small photo at signup': { ...smallPhoto, uid: 'owner', method: 'create', documents: new Map() },
  'a small photo in a list': { ...smallPhoto, ...asDelegate, method: 'get' },
  "an animal's picture": { ...picture, ...asDelegate, method: 'create' },
  "an animal's deleted picture": { ...picture, ...asDelegate, method: 'delete' },
} as const satisfies Readonly<Record<string, FileRequest>>;
