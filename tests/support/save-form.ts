import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Presses Save once the attempt before it is over. */
export async function saveForm(): Promise<void> {
  const button = await screen.findByText<HTMLButtonElement>('Save');
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
