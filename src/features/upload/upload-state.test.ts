import { describe, expect, test } from 'vitest';
import type { TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { nextUpload, initialUpload, type Clip, type UploadState, type UploadEvent } from './upload-state.ts';

// The reducer only hands these on.
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

describe('an upload', () => {
  test('[UPL-02] goes from choosing over trimming to its details', () => {
    expect(reduceEvents(chosen).stage).toBe('reading');
    expect(reduceEvents(chosen, read).stage).toBe('trimming');
    expect(reduceEvents(...cut)).toMatchObject({ stage: 'describing', clip, selection });
  });

  test('[UPL-08] an animal that was added meanwhile is chosen, and what was typed is kept', () => {
    const typed: UploadEvent = { type: 'details typed', details: { ...emptyRideForm, title: 'Cheyenne' } };
    const added: UploadEvent = { type: 'animal chosen', animalId: 'a1', accountId: 'u1' };
    const details = { ...emptyRideForm, title: 'Cheyenne', animalId: 'a1', accountId: 'u1' };
    expect(reduceEvents(...cut, typed, added)).toMatchObject({ stage: 'describing', clip, details });
    expect(reduceEvents(added)).toMatchObject({ stage: 'choosing', details: { ...details, title: '' } });
    const publishing = reduceEvents(...cut, typed, { type: 'publishing started' });
    expect(nextUpload(publishing, added)).toBe(publishing);
  });

  test('a late result changes nothing', () => {
    expect(reduceEvents({ type: 'cut done', clip }).stage).toBe('choosing');
    expect(reduceEvents(chosen, { type: 'discarded' }, read).stage).toBe('choosing');
    expect(reduceEvents(...cut, { type: 'files uploaded', uploaded }).stage).toBe('describing');
  });

  test('[UPL-05] a failed cut goes back to the selection, with the reason', () => {
    const failed = reduceEvents(
      chosen,
      read,
      { type: 'cut started' },
      { type: 'cut failed', problem: 'no luck' },
    );
    expect(failed).toMatchObject({ stage: 'trimming', selection, problem: 'no luck' });
  });

  test('[UPL-10] what was typed stays from stage to stage, whatever fails', () => {
    const details = { ...emptyRideForm, title: 'Pendleton Round-Up' };
    const typed: UploadEvent = { type: 'details typed', details };
    const failing: UploadEvent[] = [
      ...cut,
      typed,
      { type: 'publishing started' },
      { type: 'publishing failed' },
    ];
    expect(reduceEvents(...failing)).toMatchObject({ stage: 'describing', details });
    expect(reduceEvents(...failing, { type: 'trim again' })).toMatchObject({ stage: 'trimming', details });
  });

  test('[UPL-09] another try need not upload again what is stored already', () => {
    const failed = reduceEvents(
      ...cut,
      { type: 'publishing started' },
      { type: 'files uploaded', uploaded },
      { type: 'publishing failed', problem: 'offline' },
    );
    expect(failed).toMatchObject({ stage: 'describing', uploaded, problem: 'offline' });
    expect(nextUpload(failed, { type: 'publishing started' })).toMatchObject({
      stage: 'publishing',
      uploaded,
    });
  });

  test('a new cut forgets what was uploaded of the one before', () => {
    const again = reduceEvents(
      ...cut,
      { type: 'publishing started' },
      { type: 'files uploaded', uploaded },
      { type: 'publishing failed' },
      { type: 'trim again' },
      { type: 'cut started' },
      { type: 'cut done', clip },
    );
    expect(again).not.toHaveProperty('uploaded');
  });

  test('discarding leaves nothing behind', () => {
    expect(reduceEvents(...cut, { type: 'discarded' })).toEqual(initialUpload);
  });
});
