import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Form } from './form.tsx';

const onValid = vi.fn<(values: object) => void>();

function SampleForm() {
  const form = useForm({ defaultValues: { name: '', agrees: false, kind: 1 } });
  const [alert, setAlert] = useState('It failed');
  return (
    <Form form={form} onAttempt={() => setAlert('')} onValid={onValid}>
      <input aria-label="Name" {...form.register('name', { required: true })} />
      <input type="checkbox" aria-label="Agrees" {...form.register('agrees')} />
      <input aria-label="Search" name="search" />
      {alert}
      <button type="submit">Send</button>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button'));

test('sends what was filled in without an event', async () => {
  render(<SampleForm />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Cody';
  screen.getByLabelText<HTMLInputElement>('Search').value = 'Dust Devil';
  await userEvent.click(screen.getByLabelText('Agrees'));
  await send();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ name: 'Cody', agrees: true, kind: 1 });
});

test('what became of an attempt does not outlive the next one, even if that is invalid', async () => {
  render(<SampleForm />);
  expect(screen.getByText('It failed')).toBeDefined();
  await send();
  expect(screen.queryByText('It failed')).toBeNull();
});
