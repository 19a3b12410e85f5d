import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { OrderedRides } from './ordered-rides.tsx';

const rider = buildContestant();
const rides = ['Cody', 'Reno', 'Elko', 'Taos'].map((title) => {
  const ride = buildVideo(rider, { title });
  return parseVideo(ride.id, ride);
});

function Form() {
  const [chosen, setChosen] = useState(rides);
  return <OrderedRides rides={chosen} getName={(ride) => ride.title} onChange={setChosen} />;
}

const readOrder = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => rides.find(({ title }) => row.textContent.includes(title))?.title);
const getGrip = (index: number) => screen.getAllByTitle('Drag to another place')[index]!;
/** Rows are 100 high, so that this is at the middle of one. */
const pointTo = (type: 'pointerDown' | 'pointerMove', target: Element, pointerId: number, row: number) =>
  fireEvent[type](target, { pointerId, button: 0, clientY: row * 100 + 50 });

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'releasePointerCapture').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 100, 300, 100);
  });
  render(<Form />);
});

test('[REEL-02] a row follows the pointer that has taken it, and no other one', () => {
  const list = screen.getByRole('list');
  pointTo('pointerDown', getGrip(2), 1, 2);
  pointTo('pointerMove', list, 2, 0);
  expect(readOrder()).toEqual(['Cody', 'Reno', 'Elko', 'Taos']);
  pointTo('pointerDown', getGrip(3), 2, 3);
  pointTo('pointerMove', list, 2, 0);
  fireEvent.lostPointerCapture(list, { pointerId: 2 });
  pointTo('pointerMove', list, 1, 0.9);
  expect(readOrder()).toEqual(['Cody', 'Elko', 'Reno', 'Taos']);
  fireEvent.lostPointerCapture(list, { pointerId: 1 });
  pointTo('pointerMove', list, 1, 3);
  expect(readOrder()).toEqual(['Cody', 'Elko', 'Reno', 'Taos']);
});

test('[REEL-02] a right click on a row takes it nowhere', () => {
  fireEvent.pointerDown(getGrip(2), { pointerId: 1, button: 2, clientY: 250 });
  pointTo('pointerMove', screen.getByRole('list'), 1, 0);
  expect(readOrder()).toEqual(['Cody', 'Reno', 'Elko', 'Taos']);
});

test('[REEL-02] Escape ends the drag of a row, which goes back to its place', () => {
  const list = screen.getByRole('list');
  const handleKeyDown = vi.fn<() => void>();
  document.addEventListener('keydown', handleKeyDown);
  pointTo('pointerDown', getGrip(2), 1, 2);
  pointTo('pointerMove', list, 1, -1);
  expect(readOrder()).toEqual(['Elko', 'Cody', 'Reno', 'Taos']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(readOrder()).toEqual(['Cody', 'Reno', 'Elko', 'Taos']);
  expect(handleKeyDown).not.toHaveBeenCalled();
  pointTo('pointerMove', list, 1, 0);
  expect(readOrder()).toEqual(['Cody', 'Reno', 'Elko', 'Taos']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(handleKeyDown).toHaveBeenCalledOnce();
});

test('[REEL-02] where a ride has moved to is said, and nothing moves beyond the ends', () => {
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    return screen.getByRole('status').textContent;
  };
  expect([press('Move Cody up'), press('Move Reno down'), press('Move Elko up')]).toEqual([
    ...['', 'Reno: 3 of 4', 'Elko: 1 of 4'],
  ]);
  expect(readOrder()).toEqual(['Elko', 'Cody', 'Reno', 'Taos']);
});

test('[A11Y-03] [REEL-02] what is removed is said, and the focus goes on to the next ride', async () => {
  const button = screen.getByRole('button', { name: 'Remove Reno' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Elko'));
  expect(screen.getByRole('status').textContent).toBe('Reno removed');
});
