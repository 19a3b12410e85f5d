import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import * as analytics from '#src/session/track-event.ts';
import { OptionsMenu } from './options-menu.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[OPT-01, ANA-01] Copy Link copies the link of the video, which counts as shared', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  const track = vi.spyOn(analytics, 'trackEvent');
  const handleClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OptionsMenu
          id="menu"
          video={parseVideo('document', { video_id: 'ride', user_id: 'jack', title: 'Elko Fair' })}
          account={undefined}
          trigger={document.createElement('button')}
          onClose={handleClose}
          onDeleted={() => undefined}
          otherItem={undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
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
