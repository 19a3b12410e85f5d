import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRideForm } from '#src/domain/ride-form-schema.ts';
import type { UploadDraft } from '#src/domain/upload-draft.ts';
import { buildUploadDraft } from '#tests/support/factories/build-upload.ts';
import { DraftOffer } from './draft-offer.tsx';

const jobs = vi.hoisted(() => ({
  continueDraft: vi.fn<(draft: UploadDraft) => Promise<void>>(),
  startOver: vi.fn<(file?: File) => Promise<void>>(),
}));
vi.mock('../job/upload-jobs.ts', () => jobs);
vi.mock('../job/draft-session.ts', () => ({}));

const draft = buildUploadDraft();
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
