import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const tileTitles = [
  ...['Contractors', 'Contestants', 'Bareback Riding', 'Saddle Bronc', 'Bull Riding', 'Barrel Racing'],
  ...['Team Roping', 'Tie Down Roping', 'Steer Wrestling', 'Breakaway Roping', 'Pole Bending', 'Goat Tying'],
];

export const findSearchField = () => screen.findByRole<HTMLInputElement>('searchbox');

/** Types a text and presses Enter, which does not wait for more letters. */
export async function searchFor(text: string): Promise<void> {
  const field = await findSearchField();
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

export const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

/** Waits for the results of a section. */
export const listResults = async (name: string) => (await findSection(name)).findAllByRole('article');

export const readTitles = async (section: string) =>
  (await listResults(section)).map((result) => within(result).getByRole('heading').textContent);

/** Matches search requests for a collection. */
export const getSearchPattern = (collection: 'users' | 'animals' | 'videos') =>
  new RegExp(`/collections/${collection}/documents/search\\?`);

/** Matches the page's search for videos, which shows fifty: suggestions ask for fewer, and sooner. */
export const pageSearchPattern = /\/collections\/videos\/documents\/search\?.*per_page=50\b/;
