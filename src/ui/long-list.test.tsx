import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongList } from './long-list.tsx';

let reachEnd: (() => void) | undefined;
/** Whether the window is so tall that the end stays in it. */
let isTall = false;

beforeEach(() => {
  isTall = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #notify: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
      constructor(notify: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
        this.#notify = notify;
      }
      observe() {
        reachEnd = () => act(() => this.#notify([{ isIntersecting: true }]));
        // Observers tell at once whether something is visible, and then only when that changes.
        if (isTall) queueMicrotask(reachEnd);
      }
      disconnect() {
        reachEnd = undefined;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const List = ({ rows, minCount = 0 }: { rows: number; minCount?: number }) => (
  <LongList as="ol" aria-label="Rides" minCount={minCount}>
    {Array.from({ length: rows }, (_, index) => index + 1).map((number) => (
      <li key={number}>Ride {number}</li>
    ))}
  </LongList>
);

const getRows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('[LIST-03] fifty rows are shown, and fifty more near the end, until all are', () => {
  render(<List rows={123} />);
  expect(getRows()).toHaveLength(50);
  reachEnd?.();
  expect(getRows()).toHaveLength(100);
  reachEnd?.();
  expect(getRows().at(-1)).toBe('Ride 123');
  expect(reachEnd).toBeUndefined();
});

test('[LIST-03] rows come until the end is no longer in the window', async () => {
  isTall = true;
  render(<List rows={173} />);
  await waitFor(() => expect(getRows()).toHaveLength(173));
});

test('[LIST-03] a list of exactly fifty waits for no end', () => {
  render(<List rows={50} />);
  expect(getRows()).toHaveLength(50);
  expect(reachEnd).toBeUndefined();
});

test('[LIST-03] a row that is needed is shown, however far down it is, and stays', () => {
  const list = render(<List rows={223} minCount={170} />);
  expect(getRows().at(-1)).toBe('Ride 170');
  list.rerender(<List rows={223} minCount={3} />);
  expect(getRows()).toHaveLength(170);
});

test('[LIST-03] a list that grows shows its new rows', () => {
  const list = render(<List rows={3} />);
  expect(reachEnd).toBeUndefined();
  list.rerender(<List rows={53} />);
  expect(getRows()).toHaveLength(50);
  reachEnd?.();
  expect(getRows()).toHaveLength(53);
});

test('[A11Y-03] the focus goes to the row after one that is removed', async () => {
  const build = (names: readonly string[]) => (
    <LongList>
      {names.map((name) => (
        <li key={name}>
          <button type="button">Remove {name}</button>
        </li>
      ))}
    </LongList>
  );
  const { rerender } = render(build(['Reno', 'Elko', 'Taos']));
  screen.getByText('Remove Elko').focus();
  rerender(build(['Reno', 'Taos']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Taos'));
});
