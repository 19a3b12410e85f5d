import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { updateSelectedAccount } from '#src/data/firestore/users.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { setUnpublishedRide } from '#src/session/unsaved-work.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { SwitchBackButton } from './switch-back-button.tsx';

vi.mock('#src/data/firestore/users.ts', () => ({ updateSelectedAccount: vi.fn<() => Promise<void>>() }));

beforeEach(() => {
  vi.mocked(updateSelectedAccount).mockReset().mockResolvedValue();
  useSessionStore.setState(sessionStates.acting, true);
  setUnpublishedRide(undefined);
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
});

/** As in the app, another account discards the page. */
function Page() {
  const { pathname } = useLocation();
  const selectedId = useSessionStore((session) =>
    session.status === 'signed-in' ? session.selected.id : '',
  );
  return (
    <>
      <p>{pathname}</p>
      <div key={selectedId}>
        {selectedId === 'ranch' && <SwitchBackButton to="/profile/grant-access">Switch</SwitchBackButton>}
      </div>
    </>
  );
}

const renderPage = () =>
  render(
    <MemoryRouter initialEntries={['/notifications']}>
      <Page />
    </MemoryRouter>,
  );

test('selects the own account and opens the page', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  await screen.findByText('/profile/grant-access');
  expect(updateSelectedAccount).toHaveBeenCalledWith('june', 'june');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure is shown and changes nothing', async () => {
  vi.mocked(updateSelectedAccount).mockRejectedValue(new DataError('offline'));
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  await vi.waitFor(() =>
    expect(useAlertsStore.getState().alerts.at(-1)?.message).toMatch(/^We couldn't switch back. /),
  );
  expect(screen.getByText('/notifications')).toBeDefined();
});

test('with unsaved work it asks first', async () => {
  setUnpublishedRide({ leave: () => undefined, isKept: true });
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(updateSelectedAccount).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Switch back', hidden: true }));
  await screen.findByText('/profile/grant-access');
});
