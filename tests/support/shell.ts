import { screen, within } from '@testing-library/react';
import { click } from './user.ts';

/** On a phone it would be in a drawer: happy-dom shows both. */
async function findNavigation(name: string) {
  const [navigation] = await screen.findAllByRole('navigation', { name });
  return within(navigation!);
}

/** Opens a page of the main menu. */
export async function goTo(name: string | RegExp): Promise<void> {
  await click('link', name, await findNavigation('Main'));
}

export async function logOut(): Promise<void> {
  await click('button', 'Logout', await findNavigation('Settings'));
  await click('button', 'Yes');
}
