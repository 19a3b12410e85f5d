import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import UploadPage from './upload-page.tsx';

vi.mock('#src/data/analytics/track-event.ts', () => ({ trackEvent: vi.fn<typeof trackEvent>() }));
vi.mock('./job/draft-session.ts', () => ({ openDraft: () => Promise.resolve() }));
vi.mock('./job/upload-store.ts', () => ({ useUploadStore: () => ({ stage: 'open in another tab' }) }));
vi.mock('./upload-header.tsx', () => ({}));
vi.mock('./choose/0-choose-step.tsx', () => ({}));
vi.mock('./trim/1-trim-step.tsx', () => ({}));
vi.mock('./choose/draft-offer.tsx', () => ({ DraftInOtherTab: () => null }));
vi.mock('./choose/source-request.tsx', () => ({}));

test('[ANA-01] records once that the upload form was opened', () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  const { rerender } = render(<UploadPage />, { wrapper: MemoryRouter });
  useSessionStore.setState(sessionStates.acting, true);
  rerender(<UploadPage />);
  expect(trackEvent).toHaveBeenCalledExactlyOnceWith({ name: 'upload-form' });
});
