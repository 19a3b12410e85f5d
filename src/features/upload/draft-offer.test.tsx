import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import { createTransfer, type UploadDraft } from '#src/domain/upload-draft.ts';
import { DraftOffer } from './draft-offer.tsx';
import { emptyRideForm } from './ride-form-values.ts';

const jobs = vi.hoisted(() => ({
  continueDraft: vi.fn<(draft: UploadDraft) => Promise<void>>(),
  startOver: vi.fn<(file?: File) => Promise<void>>(),
}));
vi.mock('./upload-jobs.ts', () => jobs);

const draft: UploadDraft = {
  id: 'd1',
  updatedAt: 0,
  details: { ...emptyRideForm },
  source: { name: 'ride.mov', size: 4, lastModified: 7 },
  selection: { start: 1, end: 9 },
  thumbnailTime: null,
  rideMarks: noRideMarks,
  clip: null,
  transfer: createTransfer('v1'),
};
const file = new File(['ride'], 'other.mov');

const getQuestion = () => screen.queryByText('Are you sure you want to discard?');
/** happy-dom does not take what is inside a dialog for accessible. */
const click = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('[EDV-02] starting over asks about the draft', () => {
  beforeEach(() => {
    render(
      <DraftOffer upload={{ stage: 'offering draft', details: emptyRideForm, draft, chosenFile: file }} />,
    );
  });
  afterEach(() => vi.clearAllMocks());

  test('Cancel keeps it', async () => {
    await click('Start over');
    expect(getQuestion()).not.toBeNull();
    await click('Cancel');
    expect(getQuestion()).toBeNull();
    expect(jobs.startOver).not.toHaveBeenCalled();
    await click('Continue draft');
    expect(jobs.continueDraft).toHaveBeenCalledExactlyOnceWith(draft);
  });

  test('OK discards it and opens the chosen file', async () => {
    await click('Start over');
    expect(jobs.startOver).not.toHaveBeenCalled();
    await click('OK');
    expect(jobs.startOver).toHaveBeenCalledExactlyOnceWith(file);
  });
});
