import { describe, expect, test } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import { createTransfer, parseUploadDraft, type UploadDraft } from '#src/domain/upload-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { nextUpload } from './next-upload.ts';
import {
  initialUpload,
  toStoredDraft,
  type Clip,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';

// The reducer does not look into this.
const session = {} as TrimSession;
const clip: Clip = {
  id: 'c1',
  video: { file: new File(['clip'], 'c1.mp4'), duration: 8, width: 640, height: 360 },
  thumbnail: new Blob(['png']),
  rideMarks: { start: 0.5, end: 7.5 },
  isStored: true,
};
const selection = { start: 1, end: 9 };
const source = { name: 'ride.mov', size: 4, lastModified: 7 };
const createJob = () => new AbortController();
const job = createJob();
const owner = { userId: 'june', accountId: 'ranch' };
const lock = new AbortController();

const stored = buildBull(buildContractor());
const animal = toAnimalTag(parseAnimal(stored.id, stored));
const choose = (changes: object = {}): UploadEvent => ({
  type: 'file chosen',
  job,
  fileName: 'ride.mov',
  draftId: 'd1',
  source,
  transfer: createTransfer('v1'),
  ...changes,
});
const locking: UploadEvent[] = [
  { type: 'lock requested', lock },
  { type: 'lock acquired', lock },
];
const opening: UploadEvent[] = [{ type: 'draft opened', owner }, ...locking];
const missing: UploadEvent = { type: 'draft missing', lock };
const elsewhere: UploadEvent = { type: 'draft opened elsewhere', lock };
const chosen = choose();
const read: UploadEvent = { type: 'file read', job, session, selection };
const cutting: UploadEvent[] = [missing, ...locking, chosen, read, { type: 'cut started', job }];
const cut: UploadEvent[] = [...cutting, { type: 'cut done', job, clip }];
const publishing: UploadEvent[] = [...cut, { type: 'publishing started', job }];
const started = {
  ...createTransfer('v1'),
  clipId: 'c1',
  accountId: 'a1',
  clipSessionUrl: 'https://example.com/session',
};
const sent: UploadEvent = { type: 'transfer changed', job, transfer: { ...started, mayBePublished: true } };

function reduceEvents(...events: UploadEvent[]): UploadState {
  return [...opening, ...events].reduce(nextUpload, initialUpload);
}

function getDraft(upload: UploadState): UploadDraft {
  const draft = toStoredDraft(upload);
  if (!draft) throw new Error(`Nothing is stored while ${upload.stage}`);
  return { ...draft, updatedAt: 1 };
}

describe('nextUpload', () => {
  test('[UPL-02] goes from choosing to trimming to the details', () => {
    expect(reduceEvents(missing).stage).toBe('choosing');
    expect(reduceEvents(missing, chosen).stage).toBe('reading');
    expect(reduceEvents(missing, chosen, read).stage).toBe('trimming');
    expect(reduceEvents(...cut)).toMatchObject({ stage: 'editing details', clip, selection });
  });

  test('[UPL-03] goes back to the choice, or to the draft, when opening a file is canceled', () => {
    const reopened = getDraft(reduceEvents(missing, chosen, read));
    expect(reduceEvents(missing, chosen, { type: 'job canceled' }, read).stage).toBe('choosing');
    expect(reduceEvents(choose({ reopened }), { type: 'job canceled' })).toMatchObject({ draft: reopened });
  });

  test('[UPL-08] selects an animal added meanwhile and keeps the typed details', () => {
    const typed: UploadEvent = { type: 'details changed', details: { ...emptyRideForm, title: 'Cheyenne' } };
    const added: UploadEvent = { type: 'animal chosen', animal, accountId: 'u1' };
    const details = { ...emptyRideForm, title: 'Cheyenne', animal, accountId: 'u1' };
    expect(reduceEvents(...cut, typed, added)).toMatchObject({ stage: 'editing details', clip, details });
    expect(reduceEvents(added, missing)).toMatchObject({
      stage: 'choosing',
      details: { ...details, title: '' },
    });
    const publishingTyped = reduceEvents(...cut, typed, { type: 'publishing started', job });
    expect(nextUpload(publishingTyped, added)).toBe(publishingTyped);
  });

  test('keeps the marks of the ride while the selection changes, and while it is cut', () => {
    const rideMarks = { start: 1.5, end: 8.5 };
    const marked: UploadEvent[] = [missing, chosen, read, { type: 'ride marked', rideMarks }];
    const moved: UploadEvent = { type: 'selection moved', selection: { start: 2, end: 8 } };
    expect(reduceEvents(...marked, moved)).toMatchObject({ stage: 'trimming', rideMarks });
    const cutAgain: UploadEvent[] = [
      { type: 'cut started', job },
      { type: 'cut done', job, clip },
    ];
    expect(reduceEvents(...marked, ...cutAgain, { type: 'trim reopened' })).toMatchObject({
      stage: 'trimming',
      rideMarks,
    });
  });

  test('ignores the late results of other stages and jobs', () => {
    expect(reduceEvents({ type: 'cut done', job, clip }).stage).toBe('loading draft');
    expect(reduceEvents(missing, chosen, { type: 'discarded' }, read).stage).toBe('choosing');
    expect(reduceEvents(missing, choose({ job: createJob() }), read).stage).toBe('reading');
    const secondCut: UploadEvent[] = [
      ...cutting,
      { type: 'job canceled' },
      { type: 'cut started', job: createJob() },
    ];
    expect(reduceEvents(...secondCut, { type: 'cut done', job, clip }).stage).toBe('cutting');
    const canceled = reduceEvents(...publishing, { type: 'job canceled' });
    expect(canceled.stage).toBe('editing details');
    expect(nextUpload(canceled, { type: 'published', job })).toBe(canceled);
    expect(nextUpload(canceled, sent)).toBe(canceled);
  });

  test('[UPL-05] a failed cut returns to the selection with the reason', () => {
    const failed = reduceEvents(...cutting, { type: 'cut failed', job, errorMessage: 'codec' });
    expect(failed).toMatchObject({ stage: 'trimming', selection, errorMessage: 'codec' });
    expect(nextUpload(failed, { type: 'cut started', job })).not.toHaveProperty('errorMessage');
  });

  test('[UPL-03] keeps the open video when another file is rejected', () => {
    const rejected = reduceEvents(missing, chosen, read, { type: 'file rejected', errorMessage: 'type' });
    expect(rejected).toMatchObject({ stage: 'trimming', draftId: 'd1', selection, errorMessage: 'type' });
  });

  test('drops a chosen thumbnail that is no longer selected', () => {
    const withThumbnail = reduceEvents(missing, chosen, read, { type: 'thumbnail chosen', time: 4 });
    const move = (start: number): UploadEvent => ({ type: 'selection moved', selection: { start, end: 9 } });
    expect(nextUpload(withThumbnail, move(3))).toHaveProperty('thumbnailTime', 4);
    expect(nextUpload(withThumbnail, move(5))).not.toHaveProperty('thumbnailTime');
  });

  test('[UPL-10] keeps the typed details through all stages and failures', () => {
    const details = { ...emptyRideForm, title: 'Pendleton Round-Up' };
    const failing: UploadEvent[] = [
      ...cutting,
      { type: 'details changed', details },
      { type: 'cut done', job, clip },
      { type: 'publishing started', job },
      { type: 'publishing failed', job, errorMessage: 'offline' },
    ];
    expect(reduceEvents(...failing)).toMatchObject({ stage: 'editing details', details });
    expect(reduceEvents(...failing, { type: 'trim reopened' })).toMatchObject({ stage: 'trimming', details });
  });

  test('[UPL-09] a retry continues the same upload', () => {
    const failed = reduceEvents(
      ...publishing,
      { type: 'transfer changed', job, transfer: started },
      { type: 'publishing failed', job, errorMessage: 'offline' },
    );
    expect(nextUpload(failed, { type: 'publishing started', job })).toMatchObject({
      stage: 'publishing',
      transfer: started,
    });
  });

  test('cannot be canceled once the document may have been sent', () => {
    const committing = reduceEvents(...publishing, sent);
    expect(nextUpload(committing, { type: 'job canceled' })).toBe(committing);
    expect(nextUpload(committing, { type: 'published', job })).toMatchObject({
      stage: 'choosing',
      details: emptyRideForm,
    });
  });

  test('leaves the details to the tab that takes over', () => {
    const details = { ...emptyRideForm, title: 'Cheyenne' };
    const lost = reduceEvents(...cut, { type: 'details changed', details }, elsewhere);
    expect(lost).toMatchObject({ stage: 'open in another tab', details: emptyRideForm });
  });

  test('starts from nothing after a discard and for another account', () => {
    expect(reduceEvents(...cut, { type: 'discarded' })).toMatchObject({
      stage: 'choosing',
      details: emptyRideForm,
    });
    expect(reduceEvents(...cut, { type: 'account left' })).toBe(initialUpload);
  });
});

describe('[UPL-10] the lock of the draft', () => {
  test('is held from the start until the device has no draft, and again from a file on', () => {
    expect([opening[0]!, opening[1]!].reduce(nextUpload, initialUpload).access?.stage).toBe('requested');
    expect(reduceEvents().access).toEqual({ owner, stage: 'held', lock });
    expect(reduceEvents(missing).access).toEqual({ owner, stage: 'free' });
    expect(reduceEvents(...cutting).access?.stage).toBe('held');
    expect(reduceEvents(...publishing, { type: 'published', job }).access?.stage).toBe('held');
    expect(reduceEvents(...publishing, { type: 'published', job }, missing).access?.stage).toBe('free');
  });

  test('stays with a file that was chosen before the device had no draft', () => {
    const reading = reduceEvents(chosen);
    expect(nextUpload(reading, missing)).toBe(reading);
  });

  test('is not touched by the events of another lock, or of an account that was left', () => {
    const trimming = reduceEvents(...cutting);
    const other = new AbortController();
    for (const type of ['lock acquired', 'draft opened elsewhere', 'draft missing'] as const)
      expect(nextUpload(trimming, { type, lock: other })).toBe(trimming);
    for (const event of [...locking, elsewhere, missing])
      expect(nextUpload(initialUpload, event)).toBe(initialUpload);
  });

  test('leaves an animal alone that was chosen before the page opened', () => {
    const added: UploadEvent = { type: 'animal chosen', animal, accountId: 'u1' };
    expect([added, ...opening].reduce(nextUpload, initialUpload).details).toMatchObject({ animal });
  });
});

describe('[UPL-10] the stored draft', () => {
  test('restores the clip, the details and the upload session', () => {
    const details = { ...emptyRideForm, title: 'Pendleton Round-Up', animal };
    const upload = reduceEvents(
      ...cut,
      { type: 'details changed', details },
      { type: 'publishing started', job },
      { type: 'transfer changed', job, transfer: started },
    );
    const draft = parseUploadDraft(structuredClone(getDraft(upload)));
    expect(draft).toEqual(getDraft(upload));
    expect(draft?.clip).toEqual({
      id: 'c1',
      duration: 8,
      width: 640,
      height: 360,
      rideMarks: { start: 0.5, end: 7.5 },
    });
    const offered = reduceEvents({ type: 'draft found', draft: draft! });
    expect(nextUpload(offered, { type: 'draft continued', draft: { ...draft!, selection }, clip })).toEqual({
      stage: 'editing details',
      draftId: 'd1',
      source,
      selection,
      rideMarks: noRideMarks,
      clip,
      details,
      transfer: started,
      access: { owner, stage: 'held', lock },
    });
  });

  test('restores the selection, the thumbnail and the marks of a source that is chosen again', () => {
    const marked: UploadEvent = { type: 'ride marked', rideMarks: { start: 1.5, end: null } };
    const draft = getDraft(
      reduceEvents(missing, chosen, read, { type: 'thumbnail chosen', time: 4 }, marked),
    );
    expect(draft).toMatchObject({ selection, rideMarks: { start: 1.5, end: null }, clip: null });
    const requested = reduceEvents({ type: 'source requested', draft });
    const rejected = [
      choose({ reopened: draft }),
      { type: 'file rejected', job, errorMessage: 'codec' } as const,
    ];
    expect(rejected.reduce<UploadState>(nextUpload, requested)).toMatchObject({
      stage: 'requesting source',
      draft,
      errorMessage: 'codec',
    });
    expect([choose({ reopened: draft }), read].reduce<UploadState>(nextUpload, requested)).toMatchObject({
      stage: 'trimming',
      selection,
      thumbnailTime: 4,
      rideMarks: { start: 1.5, end: null },
    });
  });

  test('has no clip that the device could not keep, and leaves the stored one alone between stages', () => {
    const unstored = { ...clip, isStored: false };
    expect(getDraft(reduceEvents(...cutting, { type: 'cut done', job, clip: unstored })).clip).toBeNull();
    expect(toStoredDraft(reduceEvents(missing))).toBeUndefined();
    expect(toStoredDraft(reduceEvents(missing, chosen))).toBeUndefined();
  });

  test('takes an animal that was added while the draft was closed', () => {
    const draft = getDraft(reduceEvents(...cut));
    const added: UploadEvent = { type: 'animal chosen', animal, accountId: 'u1' };
    const continued = { type: 'draft continued', draft: { ...draft, selection }, clip } as const;
    expect(reduceEvents(added, continued).details).toMatchObject({ animal, accountId: 'u1' });
  });
});
