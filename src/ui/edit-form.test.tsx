import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EditForm } from './edit-form.tsx';

function NameForm() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <EditForm
      form={form}
      hasUnsavedChanges={false}
      alert={undefined}
      onAlertClose={() => undefined}
      onSave={() => undefined}
    >
      <input aria-label="Name" {...form.register('name', { required: true })} />
    </EditForm>
  );
}

test('the first wrong field has the focus, however late a busy page draws the form again', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <NameForm /> }])} />);
  const { focus } = HTMLInputElement.prototype;
  const focused: boolean[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'focus').mockImplementation(function (this: HTMLInputElement) {
    focused.push(this.closest('[inert]') === null);
    focus.call(this);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // The library tries again later.
  expect(focused[0]).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
