import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import * as administrator from '#src/data/auth/administrator.ts';
import { DataError } from '#src/data/data-error.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { Portal } from './portal.tsx';

let fetchIsAdministrator: MockInstance<() => Promise<boolean>>;

beforeEach(() => {
  fetchIsAdministrator = vi.spyOn(administrator, 'fetchIsAdministrator').mockReset();
  useSessionStore.setState(sessionStates.signedIn, true);
});

function renderPortal(section: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/portal/home?section=${section}`]}>
        <Portal
          LogoutDialog={() => null}
          ReportQueue={() => <p>The queue</p>}
          RidesOfTheWeek={() => <p>The rides</p>}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

describe.each([
  ['reports', 'The queue'],
  ['rides', 'The rides'],
])('the section %s', (section, content) => {
  test('is open to administrators', async () => {
    fetchIsAdministrator.mockResolvedValue(true);
    renderPortal(section);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(await screen.findByText(content)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ride of the Week' })).toBeTruthy();
  });

  test('is empty to everybody else', async () => {
    fetchIsAdministrator.mockResolvedValue(false);
    renderPortal(section);
    const title = section === 'reports' ? 'No reports yet' : 'Nothing here yet';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText(content)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ride of the Week' })).toBeNull();
  });

  test('stays when that cannot be asked again', async () => {
    fetchIsAdministrator.mockResolvedValueOnce(true).mockRejectedValue(new DataError('offline'));
    const client = renderPortal(section);
    await screen.findByText(content);
    await act(async () => {
      await client.refetchQueries();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText(content)).toBeTruthy();
  });

  test('says when it cannot be known who may see it', async () => {
    fetchIsAdministrator.mockRejectedValueOnce(new DataError('offline')).mockResolvedValue(true);
    renderPortal(section);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(content)).toBeTruthy();
  });
});
