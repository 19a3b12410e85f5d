import { screen, within } from '@testing-library/react';
import { click } from './user.ts';

export const findMenu = async (name: 'Main' | 'Settings') =>
  within(await screen.findByRole('navigation', { name }));

/** Follows a link of the main menu. */
export const goTo = async (page: string): Promise<void> => click('link', page, await findMenu('Main'));
