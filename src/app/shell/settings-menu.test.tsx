import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alone } from '#tests/support/factories/build-session.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function renderMenu(contactEmail?: string) {
  vi.stubGlobal('injectedEnv', { contactEmail, firebase: {}, emulators: {} });
  const { SettingsMenu } = await import('./settings-menu.tsx');
  const { useAlertsStore } = await import('#src/session/alerts-store.ts');
  render(
    <MemoryRouter>
      <SettingsMenu selected={alone} />
    </MemoryRouter>,
  );
  return { getAlerts: () => useAlertsStore.getState().alerts };
}

describe('[CONT-01] Contact', () => {
  test('writes to the contact address', async () => {
    await renderMenu('help@rodeo.example');
    const link = screen.getByRole('link', { name: 'Contact' });
    expect(link.getAttribute('href')).toBe('mailto:help@rodeo.example');
  });

  test('says that there is no address', async () => {
    const { getAlerts } = await renderMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Contact' }));
    expect(getAlerts()).toMatchObject([{ tone: 'info', message: "We don't have a contact email yet." }]);
  });
});
