import type { MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { RideVerdict } from '#src/domain/night-draft.ts';
import type { RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import type { FoundRides } from '#src/domain/ride-finder.ts';
import type { Selection } from '#src/domain/trim.ts';
import type { DraftOwner, SourceFileInfo, Transfer } from '#src/domain/upload-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import type { RideFormValues } from './ride-form-schema.ts';
import type { Clip, Job, Ride, RidesLock, RideStage, RidesState } from './rides-state.ts';
import type { StoredRides } from './stored-rides.ts';

/** Who works on the rides. */
export type AccessEvent =
  | { type: 'account entered'; owner: DraftOwner }
  | { type: 'lock requested'; lock: RidesLock }
  | { type: 'lock acquired'; lock: RidesLock }
  | { type: 'opened elsewhere'; lock: RidesLock }
  | { type: 'nothing stored'; lock: RidesLock }
  | { type: 'rides found'; lock: RidesLock; stored: StoredRides; thumbnail?: Blob | undefined }
  | { type: 'account left' };

/** What becomes of files. */
export type SourceEvent =
  | { type: 'files chosen'; job: Job; fileName: string }
  | { type: 'source opened'; job: Job; id: string; file: SourceFileInfo; session: TrimSession; ride?: Ride }
  | { type: 'problem found'; job?: Job; errorMessage: string }
  | { type: 'files opened'; job: Job }
  | { type: 'opening canceled' }
  | { type: 'source lost'; id: string; errorMessage: string }
  | { type: 'search started'; id: string; search: Job }
  | { type: 'search progressed'; id: string; search: Job; progress: number }
  | { type: 'rides suggested'; id: string; search: Job; found: FoundRides; isOver: boolean }
  | { type: 'search ended'; id: string; result: 'failed' | 'stopped' };

/** What belongs to one ride. */
export type RideEvent =
  | { type: 'ride moved'; id: string; selection: Selection }
  | { type: 'ride split'; id: string; time: number }
  | { type: 'ride marked'; id: string; rideMarks: RideMarksDraft }
  | { type: 'thumbnail chosen'; id: string; time: number }
  | { type: 'verdict changed'; id: string; verdict: RideVerdict }
  | { type: 'details changed'; id: string; details: RideFormValues }
  | { type: 'animal added'; id: string; animal: AnimalTag }
  | { type: 'cut started'; id: string; job: Job; isPublishingNext: boolean }
  | { type: 'cut progressed'; id: string; job: Job; progress: number; isRepeated: boolean }
  | { type: 'clip opened'; id: string; job: Job; clip: Clip }
  | { type: 'stage changed'; id: string; job: Job; stage: RideStage }
  | { type: 'transfer changed'; id: string; job: Job; transfer: Transfer }
  | { type: 'ride canceled'; id: string };

export type RidesEvent =
  | AccessEvent
  | SourceEvent
  | RideEvent
  | { type: 'draft continued'; clip: Clip | undefined }
  | { type: 'file offered'; file: File | undefined }
  | { type: 'trim reopened' }
  | { type: 'ride added'; sourceId: string; selection: Selection }
  | { type: 'ride selected'; id: string }
  | { type: 'details opened'; id: string | undefined }
  | { type: 'source shown'; id: string; time: number }
  | { type: 'suggestions changed'; by: 'more' | 'fewer' }
  | { type: 'sure rides accepted' }
  | { type: 'common changed'; common: RideFormValues }
  | { type: 'sheet changed'; sheet: MatchedSheet | undefined }
  | { type: 'sheet filled'; sheet: MatchedSheet; rides: readonly Ride[] }
  | { type: 'sound chosen'; isSilent: boolean }
  | { type: 'animal chosen'; animal: AnimalTag; accountId: string }
  | { type: 'publishing requested'; ids: readonly string[] }
  | { type: 'view changed'; view: RidesState['view'] }
  | { type: 'storage changed'; isBroken: boolean }
  | { type: 'discarded' };
