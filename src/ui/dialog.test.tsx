import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function openDialog() {
  const handleDismiss = vi.fn<() => void>();
  render(
    <Dialog title="Delete ride" onDismiss={handleDismiss}>
      <p>Sure?</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100);
  return { handleDismiss, dialog };
}

test('a click beside a dialog dismisses it where the browser does not know closedby', () => {
  const { handleDismiss, dialog } = openDialog();
  fireEvent.click(dialog, { clientX: 50, clientY: 150 });
  expect(handleDismiss).toHaveBeenCalledOnce();
});

test('a click on a dialog does not dismiss it', () => {
  const { handleDismiss, dialog } = openDialog();
  fireEvent.click(dialog, { clientX: 150, clientY: 150 });
  // The click that Enter makes on a control has no position.
  fireEvent.click(screen.getByText('Sure?'), { clientX: 0, clientY: 0 });
  expect(handleDismiss).not.toHaveBeenCalled();
});
