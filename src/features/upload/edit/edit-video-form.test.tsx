import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSessionStore } from '#src/session/session-store.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { EditVideoForm } from './edit-video-form.tsx';
import type { RideMarksEditorProps } from './ride-marks-editor.tsx';

vi.mock('./ride-marks-section.tsx', () => ({
  RideMarksSection: ({ marks, onChange }: RideMarksEditorProps) => (
    <>
      <button type="button" onClick={() => onChange({ ...marks, start: 3 })}>
        Mark the start
      </button>
      <button type="button" onClick={() => onChange({ ...marks, end: 7 })}>
        Mark the end
      </button>
    </>
  ),
}));
vi.mock('../details/ride-form.tsx', () => ({
  RideForm: ({ hasOtherChanges }: { hasOtherChanges: boolean }) => hasOtherChanges && <p>Unsaved</p>,
}));

beforeEach(() => useSessionStore.setState(sessionStates.signedIn, true));

test.each(['start', 'end'])('another %s of the ride is a change that is not saved yet', (side) => {
  const ride = buildVideo(buildContestant(), { event_type: 1, ride_start: 2, ride_end: 10 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EditVideoForm video={ride} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryByText('Unsaved')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Mark the ${side}` }));
  expect(screen.getByText('Unsaved')).toBeDefined();
});
