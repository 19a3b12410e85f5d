import { describe, expect, test } from 'vitest';
import type { TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { nextUpload, initialUpload, type Clip, type UploadState, type UploadEvent } from './upload-state.ts';

// The reducer does not look into these.
const session = {} as TrimSession;
const clip = {} as Clip;
const selection = { start: 1, end: 9 };

function reduceEvents(...events: UploadEvent[]): UploadState {
  return events.reduce(nextUpload, initialUpload);
}

const chosen: UploadEvent = { type: 'file chosen', fileName: 'ride.mov' };
const read: UploadEvent = { type: 'file read', session, selection };
const cut: UploadEvent[] = [chosen, read, { type: 'cut started' }, { type: 'cut done', clip }];
const uploaded = { videoId: 'v1', thumbnailUrl: 'https://example.com/t.png', accountId: 'a1' };

describe('nextUpload', () => {
  test('[UPL-02] goes from choosing to trimming to the details', () => {
    expect(reduceEvents(chosen).stage).toBe('reading');
    expect(reduceEvents(chosen, read).stage).toBe('trimming');
    expect(reduceEvents(...cut)).toMatchObject({ stage: 'editing details', clip, selection });
  });

  test('[UPL-08] selects an animal added meanwhile and keeps the typed details', () => {
    const typed: UploadEvent = { type: 'details changed', details: { ...emptyRideForm, title: 'Cheyenne' } };
    const added: UploadEvent = { type: 'animal chosen', animalId: 'a1', accountId: 'u1' };
    const details = { ...emptyRideForm, title: 'Cheyenne', animalId: 'a1', accountId: 'u1' };
    expect(reduceEvents(...cut, typed, added)).toMatchObject({ stage: 'editing details', clip, details });
    expect(reduceEvents(added)).toMatchObject({ stage: 'choosing', details: { ...details, title: '' } });
    const publishing = reduceEvents(...cut, typed, { type: 'publishing started' });
    expect(nextUpload(publishing, added)).toBe(publishing);
  });

  test('ignores late results', () => {
    expect(reduceEvents({ type: 'cut done', clip }).stage).toBe('choosing');
    expect(reduceEvents(chosen, { type: 'discarded' }, read).stage).toBe('choosing');
    expect(reduceEvents(...cut, { type: 'files uploaded', uploaded }).stage).toBe('editing details');
  });

  test('[UPL-05] a failed cut returns to the selection with the reason', () => {
    const failed = reduceEvents(
      chosen,
      read,
      { type: 'cut started' },
      { type: 'cut failed', errorMessage: 'codec' },
    );
    expect(failed).toMatchObject({ stage: 'trimming', selection, errorMessage: 'codec' });
  });

  test('[UPL-10] keeps the typed details through all stages and failures', () => {
    const details = { ...emptyRideForm, title: 'Pendleton Round-Up' };
    const typed: UploadEvent = { type: 'details changed', details };
    const failing: UploadEvent[] = [
      ...cut,
      typed,
      { type: 'publishing started' },
      { type: 'publishing failed' },
    ];
    expect(reduceEvents(...failing)).toMatchObject({ stage: 'editing details', details });
    expect(reduceEvents(...failing, { type: 'trim reopened' })).toMatchObject({ stage: 'trimming', details });
  });

  test('[UPL-09] a retry does not upload stored files again', () => {
    const failed = reduceEvents(
      ...cut,
      { type: 'publishing started' },
      { type: 'files uploaded', uploaded },
      { type: 'publishing failed', errorMessage: 'offline' },
    );
    expect(failed).toMatchObject({ stage: 'editing details', uploaded, errorMessage: 'offline' });
    expect(nextUpload(failed, { type: 'publishing started' })).toMatchObject({
      stage: 'publishing',
      uploaded,
    });
  });

  test('a new cut discards the files uploaded for the previous one', () => {
    const recut = reduceEvents(
      ...cut,
      { type: 'publishing started' },
      { type: 'files uploaded', uploaded },
      { type: 'publishing failed' },
      { type: 'trim reopened' },
      { type: 'cut started' },
      { type: 'cut done', clip },
    );
    expect(recut).not.toHaveProperty('uploaded');
  });

  test('discarding resets the upload', () => {
    expect(reduceEvents(...cut, { type: 'discarded' })).toEqual(initialUpload);
  });
});
