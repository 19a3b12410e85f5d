import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longAgo, measureBatch, type Batch } from './cost/measure-cost.ts';

/*
 * What open tabs of earlier versions write: the batches of tests/rules/cost at that version, as JSON with dates in days
 * from now, replayed against the rules of today. A rule accepts them, or they are listed here with the reason, and the
 * page says that it is from before the last update (src/data/page-release.ts). Those of 0.1.1 and before say so once the
 * release is announced.
 */

type Documents = Readonly<Record<string, object | null>>;

interface StoredBatch {
  title: string;
  uid: string;
  claims?: object;
  before: Documents;
  after: Documents;
  /** Documents of all that this one lacks. */
  without?: readonly string[];
}

const dayMs = 86_400_000;

function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$days' in value)) return value;
  const days = Number(value.$days);
  return days < 0 ? longAgo : new Date(Date.now() + days * dayMs);
}

function readBatches(version: string): [title: string, batch: Batch][] {
  const file = join(import.meta.dirname, 'last-version', `${version}.json`);
  const { stored, batches } = JSON.parse(readFileSync(file, 'utf8'), revive) as {
    stored: Documents;
    batches: readonly StoredBatch[];
  };
  return batches.map(({ title, before, after, without = [], ...identity }) => {
    const documents = Object.entries({ ...stored, ...before }).filter(([path]) => !without.includes(path));
    return [
      title,
      { ...identity, before: new Map(documents) as Batch['before'], after: new Map(Object.entries(after)) },
    ];
  });
}

const isRefused = (batch: Batch) => {
  try {
    measureBatch(batch);
    return false;
  } catch {
    return true;
  }
};

test.each<readonly [version: string, refused: readonly string[]]>([
  // Deleted reels leave a tombstone, and delegates a notice.
  ['0.1.1', ["a delegate's new reel", "a delegate's edit of a reel", 'deleting a reel']],
  [
    '1fff402',
    [
      // The agreement, the contact apart from the profile, the request to erase what is left.
      ...['signing up with everything', "a delegate's edit of a whole profile", 'deleting a profile'],
      'storing the verified email',
      // `expires`, which Firestore deletes them by.
      ...["a delegate's new animal", "a delegate's upload ticket"],
      "a delegate's publication with an animal and two contestants",
      ...["a delegate's edit with new tags", "a delegate's mark before deleting files"],
      ...["a delegate's deletion of a video with its notifications", "a delegate's report"],
      ...["an administrator's answer to ten reports", "an administrator's removal of a reported video"],
      ...['the access step "invite"', 'the access step "accept invite"'],
      ...['the access step "request"', 'the access step "accept request"'],
    ],
  ],
])('of the writes of %s, these are refused', (version, refused) => {
  const batches = readBatches(version);
  expect(batches.length).toBeGreaterThan(30);
  expect(batches.filter(([, batch]) => isRefused(batch)).map(([title]) => title)).toEqual(refused);
});
