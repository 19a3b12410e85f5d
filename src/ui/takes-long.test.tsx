import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TakesLong } from './takes-long.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const findSentence = () => screen.queryByText('This is taking longer than usual.');

test('a wait is explained after 30 seconds, and anew when it has got on', async () => {
  const { rerender } = render(<TakesLong key={1} />);
  await passSeconds(29);
  expect(findSentence()).toBeNull();
  await passSeconds(1);
  expect(findSentence()).not.toBeNull();
  rerender(<TakesLong key={2} />);
  expect(findSentence()).toBeNull();
});

test('a dialog explains that what was confirmed takes long, until it is done', async () => {
  const deletion = createDeferred<void>();
  render(
    <ConfirmDialog
      copy={{ title: 'Delete ride?', text: 'Sure?', confirm: 'Delete', cancel: 'Keep' }}
      onConfirm={() => deletion.promise}
      onCancel={() => undefined}
    />,
  );
  await passSeconds(40);
  expect(findSentence()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await passSeconds(30);
  expect(findSentence()).not.toBeNull();
  await act(async () => deletion.resolve());
  expect(findSentence()).toBeNull();
});
