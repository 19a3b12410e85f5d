import { isDataError } from '#src/data/data-error.ts';
import { performAccessStep } from '#src/data/firestore-lite/access-writes.ts';
import {
  fetchPedigreesOfParent,
  fetchVideosOfAnimals,
  fetchVideosOfContestant,
} from '#src/data/firestore-lite/owned-documents.ts';
import { removeParent } from '#src/data/firestore-lite/animals.ts';
import { removeAnimalTag, removeContestantTag } from '#src/data/firestore-lite/video-tags.ts';
import type { AccessField, AccessStep } from '#src/domain/access-steps.ts';
import { parentRoles } from '#src/domain/pedigree.ts';
import type { User } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';

/** How the account ends what each map of its profile lists. */
const endings: readonly (readonly [AccessField, AccessStep])[] = [
  ['user_access', 'remove user'],
  ['account_access', 'leave account'],
  ['sent_invites', 'cancel invite'],
  ['received_invites', 'deny invite'],
  ['sent_requests', 'cancel request'],
  ['received_requests', 'deny request'],
];

/** What the rules refuse, as a tag in an old video of three contestants, is left to operators. */
async function attempt(removal: () => Promise<void>): Promise<void> {
  try {
    await removal();
  } catch (error) {
    if (!isDataError(error, 'not-allowed') && !isDataError(error, 'not-found')) throw error;
    reportError(error);
  }
}

/** Takes an account out of the videos, the pedigrees and the access maps of others; can be repeated. */
export async function removeTraces(own: User, signal: AbortSignal, onRemoved: () => void): Promise<void> {
  const removals: (() => Promise<void>)[] = [];
  for (const { id } of await fetchVideosOfContestant(own.id))
    removals.push(() => removeContestantTag(id, own.id));
  for (const stored of await fetchVideosOfAnimals(own.id)) {
    const { id, animal_id } = parseVideo(stored.id, stored);
    removals.push(() => removeAnimalTag(id, animal_id));
  }
  for (const role of parentRoles)
    for (const { id } of await fetchPedigreesOfParent(role, own.id))
      removals.push(() => removeParent(id, role));
  for (const [field, step] of endings)
    for (const otherId of Object.keys(own[field])) removals.push(() => performAccessStep(step, own, otherId));
  for (const removal of removals) {
    signal.throwIfAborted();
    await attempt(removal);
    onRemoved();
  }
}
