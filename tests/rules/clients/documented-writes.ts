import { allBatches } from '../cost/costly-batches.ts';
import type { Batch } from '../cost/measure-cost.ts';

/** The writes of docs/CLIENTS.md by chapter: what a client does, and the batch that shows it. */
const chapters = {
  Account: {
    'sign up': 'signing up with everything',
    'after verifying the email, and after changing it': 'storing the verified email',
    'edit a profile, of which only what changes': "a delegate's edit of a whole profile from before",
    'select an account': 'selecting an account',
    'change the account type': 'changing the account type',
    'delete the profile, at most 10 minutes after a login': 'deleting a profile',
  },
  Animals: {
    'create an animal': "a delegate's new animal",
    'edit an animal, of which only what changes': "a delegate's edit of an animal",
    'delete an own animal': 'deleting an animal',
    'save the parents of an animal': "a delegate's new pedigree",
    'take an own animal out of the parents of another': 'taking a parent out of a pedigree',
    'delete the parents of an animal': 'deleting a pedigree',
  },
  Rides: {
    'open a ticket, before uploading files': "a delegate's upload ticket",
    publish: "a delegate's publication with an animal and two contestants",
    edit: "a delegate's edit with new tags",
    'announce the deletion, within an hour before deleting the files':
      "a delegate's announcement before deleting files",
    'delete, after the files': "a delegate's deletion of a video with its notifications",
    report: "a delegate's report",
  },
  Reels: {
    'create a reel, of 1 to 30 videos, or the result list of a night, of 1 to 100 and with is_result_list true':
      "a delegate's new reel",
    'edit a reel, of which only what changes': "a delegate's edit of a reel",
    'delete a reel': 'deleting a reel',
    'report a reel': "a delegate's report of a reel",
  },
  'Films of one ride': {
    'propose that two films show one ride': "a delegate's proposal that two films show one ride",
    'link two films of an account, or of one that is in both':
      "a delegate's link of two films of riders in both",
    'accept a proposal': "a delegate's consent that two films show one ride",
    'accept what the account refused': "a delegate's consent to what was refused",
    'refuse it, or say that it is another ride': "a delegate's answer that two films show different rides",
    'end what the account proposed': "a delegate's end of a link",
    'end what the account proposed, where another film was refused':
      "a delegate's end of a link after a refusal",
  },
  Others: {
    'remove the own tag': "a delegate's removal of a tag",
    'remove an own animal': "a delegate's removal of an animal",
    'say that a ride is hard to watch': "a delegate's cover of a ride",
    'block an account': 'blocking',
    unblock: 'unblocking',
    'save a video, one at a time': 'saving a first video',
    'follow a person, one at a time': 'following a first person',
    'follow a rodeo, by its id': 'following a first rodeo',
    'follow an event, by its number as a text': 'following a first event',
    'follow nobody': 'deleting the follows',
    'save nothing': 'deleting the saved videos',
    'have a device told, by the Push API': 'a first device that is told',
    'have no device told': 'deleting the devices that are told',
  },
} as const;

const getBatch = (name: string): Batch => {
  const batch = allBatches[name];
  if (!batch) throw new Error(`There is no batch "${name}"`);
  return batch;
};

export interface DocumentedWrite {
  chapter: string;
  title: string;
  batch: Batch;
}

export const documentedWrites: readonly DocumentedWrite[] = Object.entries(chapters).flatMap(
  ([chapter, writes]) =>
    Object.entries(writes).map(([title, name]) => ({ chapter, title, batch: getBatch(name) })),
);

/** What a delegate writes about a ride of the owner, written by the owner, who needs no notification of it. */
export function actForOneself({ before, after }: Batch): Batch {
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('delegate', 'owner');
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rename(each)]));
  };
  const renameAll = <Value extends object | null>(documents: ReadonlyMap<string, Value>) =>
    [...documents]
      .filter(([path]) => !path.startsWith('users/') && !/_[789]_/.test(path))
      .map(([path, data]) => [path.replaceAll('delegate', 'owner'), rename(data) as Value] as const);
  const profiles = [...before].filter(([path]) => path.startsWith('users/'));
  return {
    uid: 'owner',
    before: new Map([...profiles, ...renameAll(before)]),
    after: new Map(renameAll(after)),
  };
}
