import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parseVideo } from '#src/domain/video.ts';
import { expect, test, vi } from 'vitest';
import { VideoOptions } from './video-options.tsx';

vi.mock('./options-menu.tsx', () => ({ OptionsMenu: () => <p>Menu</p> }));

test('[OPT-01] the click that opens the menu does not toggle its popover a second time', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <VideoOptions
          video={parseVideo('document', { video_id: 'ride', user_id: 'jack', title: 'Elko Fair' })}
          onDeleted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const isDefaultAllowed = () => fireEvent.click(screen.getByRole('button'));
  expect(isDefaultAllowed()).toBe(false);
  expect(await screen.findByText('Menu')).toBeTruthy();
  // The browser closes an open menu by itself.
  expect(isDefaultAllowed()).toBe(true);
});
