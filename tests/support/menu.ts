import { screen, within } from '@testing-library/react';
import { click } from './user-actions.ts';

/** Waits for a menu of the shell. On a phone it would be in a drawer: happy-dom may show both. */
export async function findMenu(name: 'Main' | 'Settings') {
  const [menu] = await screen.findAllByRole('navigation', { name });
  return within(menu!);
}

/** Follows a link of the main menu. */
export const goTo = async (page: string): Promise<void> => click('link', page, await findMenu('Main'));

/** Clicks what opens a dialog in the settings menu. */
export const openSetting = async (name: string | RegExp): Promise<void> =>
  click('button', name, await findMenu('Settings'));

export async function logOut(): Promise<void> {
  await openSetting('Logout');
  await click('button', 'Yes');
}
