import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { keepRowFocus } from './keep-row-focus.ts';

/** A list of rows with two buttons, of which one asks before it removes the row. */
function Page({ keepsList = true }: { keepsList?: boolean }) {
  const [names, setNames] = useState(['Reno', 'Elko', 'Taos']);
  const [asked, setAsked] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const remove = (name: string) => setNames(names.filter((each) => each !== name));
  return (
    <>
      <h1 tabIndex={-1}>Rides</h1>
      {(keepsList || names.length > 0) && (
        <ul ref={keepRowFocus}>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => remove(name)}>{`Remove ${name}`}</button>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => setAsked(name)}
              >{`Ask about ${name}`}</button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <dialog ref={(dialog) => (dialog?.showModal(), () => dialog?.close())}>
          <button
            type="button"
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              // As Chromium does with a button that is disabled.
              currentTarget.blur();
              setIsBusy(true);
              remove(asked);
              setTimeout(() => setAsked(undefined), 20);
              setTimeout(() => setIsBusy(false), 60);
            }}
          >
            Yes
          </button>
        </dialog>
      )}
    </>
  );
}

function press(name: string) {
  const button = screen.getByText(name);
  fireEvent.pointerDown(button);
  button.focus();
  fireEvent.click(button);
}
/** The page itself has the text of a heading that is all of it. */
const expectFocus = (text: string) =>
  waitFor(() => expect(document.querySelector('h1:focus, button:focus')?.textContent).toBe(text));

test.each([true, false])(
  '[A11Y-03] the focus goes to the row after one that is removed, else before it, at last to the heading (%s)',
  async (keepsList) => {
    render(<Page keepsList={keepsList} />);
    press('Remove Elko');
    await expectFocus('Remove Taos');
    press('Remove Taos');
    await expectFocus('Remove Reno');
    press('Remove Reno');
    await expectFocus('Rides');
  },
);

test('[A11Y-03] after a question, the focus goes to the same button of the next row, once that can be pressed', async () => {
  render(<Page />);
  press('Ask about Elko');
  press('Yes');
  await expectFocus('Ask about Taos');
});

test('[A11Y-03] where the same button of the next row cannot be pressed, another one of it has the focus', async () => {
  const build = (names: readonly string[]) => (
    <ul ref={keepRowFocus}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" disabled={name === 'Taos'}>{`Play ${name}`}</button>
          <button type="button">{`Remove ${name}`}</button>
        </li>
      ))}
    </ul>
  );
  const { rerender } = render(build(['Elko', 'Taos']));
  screen.getByText('Play Elko').focus();
  rerender(build(['Taos']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Taos'), { timeout: 3000 });
});

test('a row that nobody is at leaves the focus where it is', async () => {
  render(<Page />);
  screen.getByText('Remove Reno').focus();
  fireEvent.click(screen.getByText('Remove Elko'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement?.textContent).toBe('Remove Reno');
});

test('who has left for another part of the page meanwhile stays there', async () => {
  render(<Page />);
  screen.getByText('Remove Elko').focus();
  screen.getByText('Rides').focus();
  fireEvent.click(screen.getByText('Remove Elko'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement?.textContent).toBe('Rides');
});

test('a row that goes by itself after a tap elsewhere moves no focus', async () => {
  render(<Page />);
  const button = screen.getByText('Remove Elko');
  button.focus();
  button.blur();
  fireEvent.pointerDown(document.body);
  fireEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});
