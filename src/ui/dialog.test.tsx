import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

async function openDialog() {
  const handleDismiss = vi.fn<() => void>();
  render(
    <Dialog title="Delete ride" onDismiss={handleDismiss}>
      <p>Sure?</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  // Its code is loaded apart.
  await import('./close-by-clicks.ts');
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100);
  return { handleDismiss, dialog };
}

test('a click beside a dialog dismisses it where the browser does not know closedby', async () => {
  const { handleDismiss, dialog } = await openDialog();
  fireEvent.pointerDown(dialog, { clientX: 50, clientY: 150 });
  fireEvent.click(dialog, { clientX: 50, clientY: 150 });
  expect(handleDismiss).toHaveBeenCalledOnce();
});

test('selecting text of a dialog with the mouse does not dismiss it where the selection ends beside it', async () => {
  const { handleDismiss, dialog } = await openDialog();
  fireEvent.pointerDown(screen.getByText('Sure?'), { clientX: 150, clientY: 150 });
  // Browsers click on the element that both have in common.
  fireEvent.click(dialog, { clientX: 50, clientY: 150 });
  expect(handleDismiss).not.toHaveBeenCalled();
});

test('a click on a dialog does not dismiss it', async () => {
  const { handleDismiss, dialog } = await openDialog();
  fireEvent.pointerDown(dialog, { clientX: 150, clientY: 150 });
  fireEvent.click(dialog, { clientX: 150, clientY: 150 });
  // The click that Enter makes on a control has no position.
  fireEvent.click(screen.getByText('Sure?'), { clientX: 0, clientY: 0 });
  expect(handleDismiss).not.toHaveBeenCalled();
});

test('a dialog that the browser closes by itself is dismissed, and stays open until it is gone', async () => {
  const { handleDismiss, dialog } = await openDialog();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  expect(handleDismiss).toHaveBeenCalledOnce();
  expect(dialog.hasAttribute('open')).toBe(true);
});

test('a dialog that is rendered no more closes', async () => {
  const { handleDismiss, dialog } = await openDialog();
  cleanup();
  expect(handleDismiss).not.toHaveBeenCalled();
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('a dialog is seen even where what opened it is hidden', () => {
  render(
    <nav hidden>
      <Dialog title="Log out" onDismiss={() => undefined}>
        <p>Sure?</p>
      </Dialog>
    </nav>,
  );
  expect(screen.getByRole('dialog', { name: 'Log out' })).not.toBe(null);
});
