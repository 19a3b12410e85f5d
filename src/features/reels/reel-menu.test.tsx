import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { parseReel } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { ReelMenu } from './reel-menu.tsx';

Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

const reel = parseReel('best', { title: 'Best of 2026', user_id: 'ranch' });
const Nothing = () => null;
const copyEmbedCode = vi.fn<(title: string, path: string) => void>();

test.each([
  ['visitor', ['Embed', 'Print', 'Report']],
  ['signedIn', ['Embed', 'Print', 'Report']],
  ['acting', ['Edit', 'Embed', 'Print', 'Download as one video']],
] as const)('[REEL-01, REEL-08] a reel of a ranch offers who is %s: %j', (session, expected) => {
  useSessionStore.setState(sessionStates[session], true);
  const tools = { SaveButton: Nothing, ReportDialog: Nothing, KeepDialog: Nothing, copyEmbedCode };
  render(
    <MemoryRouter>
      <ReelMenu playable={{ reel, rides: [parseVideo('ride', {})] }} tools={tools} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(expected);
  fireEvent.click(screen.getByText('Embed'));
  expect(copyEmbedCode).toHaveBeenLastCalledWith('Best of 2026', '/embed/reels/best');
});
