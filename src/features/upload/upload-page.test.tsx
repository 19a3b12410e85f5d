import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import UploadPage from './upload-page.tsx';

vi.mock('#src/data/analytics/track-event.ts', () => ({ trackEvent: vi.fn<typeof trackEvent>() }));
vi.mock('./draft-session.ts', () => ({ openDraft: () => Promise.resolve() }));
vi.mock('./upload-store.ts', () => ({ useUploadStore: () => ({ stage: 'open in another tab' }) }));
vi.mock('./draft-in-other-tab.tsx', () => ({ DraftInOtherTab: () => null }));
vi.mock('./0-choose-step.tsx', () => ({}));
vi.mock('./1-trim-step.tsx', () => ({}));
vi.mock('./draft-offer.tsx', () => ({}));
vi.mock('./source-request.tsx', () => ({}));

test('[ANA-01] records once that the upload form was opened', () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  const { rerender } = render(<UploadPage DetailsStep={() => null} RideMarksFields={() => null} />);
  useSessionStore.setState(sessionStates.acting, true);
  rerender(<UploadPage DetailsStep={() => null} RideMarksFields={() => null} />);
  expect(trackEvent).toHaveBeenCalledExactlyOnceWith({ name: 'upload-form' });
});
