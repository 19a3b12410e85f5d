import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { expect } from 'vitest';
import { click } from './user-actions.ts';

type Titles = readonly (string | RegExp)[];

/** Titles of the listed cards, of videos or animals. */
export const readCardTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** Waits until exactly these cards are listed. */
export async function expectCards(titles: Titles): Promise<void> {
  await waitFor(() =>
    expect(readCardTitles()).toEqual(titles.map((title) => expect.stringMatching(title) as unknown)),
  );
}

/** Waits for the card of a title. */
export async function findCard(title: string): Promise<BoundFunctions<typeof queries>> {
  return within(await screen.findByRole('article', { name: title }));
}

/** Waits for the bookmark on a card. */
export const findSaveButton = async (title: string): Promise<HTMLElement> =>
  (await findCard(title)).findByRole('button', { name: 'Save' });

/** Opens the options of a card or of the player. @returns the names of the options */
export async function openOptions(part: BoundFunctions<typeof queries>): Promise<(string | null)[]> {
  await click('button', /^Options for/, part);
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

export async function chooseOption(part: BoundFunctions<typeof queries>, option: string): Promise<void> {
  await openOptions(part);
  await click('menuitem', option);
}

/** Waits for the dialog that asks something, which may be over the player. */
export const findQuestion = (): Promise<BoundFunctions<typeof queries>> =>
  waitFor(() => {
    const dialogs = screen.getAllByRole('dialog');
    const question = dialogs.find((dialog) => within(dialog).queryByRole('heading', { level: 2 }));
    if (!question) throw new Error('No dialog asks anything');
    return within(question);
  });
