import {
  startAfter,
  type QueryDocumentSnapshot,
  type QueryNonFilterConstraint,
} from 'firebase/firestore/lite';
import type { VideoCursor } from '#src/domain/video-filter.ts';

/** The position after a video that a query of the SDK found. */
export class SnapshotCursor implements VideoCursor {
  readonly lastVideoId: string;
  readonly snapshot: QueryDocumentSnapshot;

  constructor(snapshot: QueryDocumentSnapshot) {
    this.lastVideoId = snapshot.id;
    this.snapshot = snapshot;
  }
}

/**
 * Continues a query after the last video of the previous page, in the same order.
 *
 * @param cursor undefined for the first page
 */
export function buildCursorConstraints(cursor: VideoCursor | undefined): QueryNonFilterConstraint[] {
  if (!cursor) return [];
  if (!(cursor instanceof SnapshotCursor)) throw new TypeError('The cursor is from another kind of list');
  return [startAfter(cursor.snapshot)];
}
