import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expect } from 'vitest';
import { click } from './user-actions.ts';

/* The fields of an upload or an edit that choose the animal and the contestant. */

export type Tag = 'Animal' | 'Contestant' | 'Partner' | 'Who rides?';

export const findTagInput = (tag: Tag) => screen.findByRole<HTMLInputElement>('combobox', { name: tag });

export async function expectTag(tag: Tag, value: string): Promise<void> {
  const input = await findTagInput(tag);
  await waitFor(() => expect(input.value).toBe(value));
}

async function getList(tag: Tag): Promise<Element> {
  const id = (await findTagInput(tag)).getAttribute('aria-controls');
  const list = id && document.querySelector(`#${CSS.escape(id)}`);
  if (!list) throw new Error('The field has no list');
  return list;
}

/** Waits until the list belongs to what was typed. @returns its options */
export async function findOptions(tag: Tag): Promise<HTMLElement[]> {
  const list = await getList(tag);
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  return [...list.querySelectorAll<HTMLElement>('[role=option]')];
}

/** Waits until the open list has these options and no others. */
export async function expectOptions(tag: Tag, options: RegExp[]): Promise<void> {
  await waitFor(async () => {
    const texts = (await findOptions(tag)).map(({ textContent }) => textContent);
    expect(texts).toEqual(options.map((option) => expect.stringMatching(option) as string));
  });
}

export async function typeTag(tag: Tag, text: string): Promise<void> {
  const input = await findTagInput(tag);
  act(() => input.focus());
  fireEvent.input(input, { target: { value: text } });
}

/** Chooses the highlighted option. */
export async function pressEnter(tag: Tag): Promise<void> {
  await findOptions(tag);
  await userEvent.keyboard('{Enter}');
}

export async function chooseTag(tag: Tag, name: string): Promise<void> {
  await typeTag(tag, name);
  const option = await waitFor(async () => {
    const found = (await findOptions(tag)).find(({ textContent }) => textContent.includes(name));
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  });
  await userEvent.click(option);
}

export const chooseOwner = (owner: 'Own' | 'Other') => click('radio', owner);

export const chooseType = (type: 'All' | 'Bulls' | 'Horses' | 'Steers' | 'Calfs') => click('radio', type);
