import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { leave } from '#src/lib/hand-over.ts';
import { FirstLink, FirstLinkPage } from './first-link.tsx';

beforeEach(() => {
  globalThis.handOver = undefined;
  document.body.innerHTML =
    '<div id="root"><div id="s"><a>Log in</a><div id="p"><h1>Dust Devil</h1></div></div></div>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  leave({ link: { pathname: '/animals/dust', stage: find('#s'), page: find('#p') } });
});

const show = (path: string, content: React.ReactNode) =>
  render(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>);

test('[PLY-14] what app.html shows stays until the layout is there, and below its header until the page is', () => {
  const { unmount } = show('/animals/dust', <FirstLink />);
  expect(screen.getByText('Log in')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Dust Devil' })).not.toBeNull();
  unmount();
  show('/animals/dust', <FirstLinkPage />);
  expect(screen.getByRole('heading', { name: 'Dust Devil' })).not.toBeNull();
  expect(screen.queryByText('Log in')).toBeNull();
});

test('[PLY-14] another page does not show it', () => {
  document.body.innerHTML = '';
  show('/animals/other', <FirstLink />);
  show('/animals/other', <FirstLinkPage />);
  expect(screen.queryByText('Dust Devil')).toBeNull();
  expect(screen.getByText('Loading')).not.toBeNull();
});
