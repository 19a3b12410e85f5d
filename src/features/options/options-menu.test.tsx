import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import * as analytics from '#src/session/track-event.ts';
import { isAdministratorQuery } from '#src/queries/portal-queries.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import { OptionsMenu } from './options-menu.tsx';

vi.mock('./card/ride-card-dialog.tsx', () => ({
  RideCardDialog: ({ isOwn }: { isOwn: boolean }) => <output>{isOwn ? 'own' : 'of others'}</output>,
}));

Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

/** The menu of a ride of Jack. */
function openMenu(props: Partial<Parameters<typeof OptionsMenu>[0]> = {}, client = new QueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OptionsMenu
          id="menu"
          video={parseVideo('document', { video_id: 'ride', user_id: 'jack', title: 'Elko Fair' })}
          account={undefined}
          trigger={document.createElement('button')}
          onClose={() => undefined}
          onDeleted={() => undefined}
          otherItem={undefined}
          {...props}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[OPT-01, ANA-01] Copy Link copies the link of the video, which counts as shared', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const track = vi.spyOn(analytics, 'trackEvent');
  const handleClose = vi.fn<() => void>();
  openMenu({ onClose: handleClose });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
  expect(handleClose).toHaveBeenCalledOnce();
  await vi.waitFor(() =>
    expect(track).toHaveBeenCalledExactlyOnceWith({
      name: 'share',
      videoId: 'ride',
      method: 'copied-link',
    }),
  );
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/video/ride`);
});

test('[HARD-01] an administrator marks the ride of somebody else as hard to watch', () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(isAdministratorQuery('june').queryKey, true);
  openMenu({ account: sessionStates.signedIn.selected }, client);
  expect(screen.getByRole('menuitem', { name: 'Mark as Hard to Watch' })).toBeTruthy();
});

test.each([
  ['ranch', 'own'],
  ['june', 'of others'],
])(
  '[CARD-03] who acts for the ranch marks the gate of its rides: that of %s is %s',
  async (user_id, expected) => {
    useSessionStore.setState(sessionStates.acting, true);
    openMenu({ account: ranch, video: parseVideo('document', { video_id: 'ride', user_id }) });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Make a Ride Card' }));
    expect((await screen.findByRole('status')).textContent).toBe(expected);
  },
);
