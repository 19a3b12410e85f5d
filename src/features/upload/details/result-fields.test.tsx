import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { emptyRideForm, toVideoDetails, type RideFormValues } from '../rides/ride-form-schema.ts';
import { ResultFields } from './result-fields.tsx';

interface FormProps {
  values: Partial<RideFormValues>;
  /** Seconds between the marks. */
  seconds?: number | undefined;
  onMoveMarks?: () => void;
}

function Form({ values, seconds, onMoveMarks }: FormProps) {
  const form = useForm<RideFormValues>({ defaultValues: { ...emptyRideForm, ...values } });
  const marks = seconds === undefined ? null : { start: 1, end: 1 + seconds };
  return (
    <FormProvider {...form}>
      <ResultFields marks={marks} onMoveMarks={onMoveMarks} />
      <output data-testid="values">{JSON.stringify(form.watch())}</output>
    </FormProvider>
  );
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const read = () => JSON.parse(screen.getByTestId('values').textContent) as RideFormValues;
const getStored = () => toVideoDetails({ ...read(), date: '2026-07-24' });

describe('[UPL-06] the result', () => {
  test('needs an event first, and nothing is chosen for a ride without marks', () => {
    const { unmount } = render(<Form values={{}} />);
    expect(screen.queryByRole('group', { name: 'Result' })).toBeNull();
    unmount();
    render(<Form values={{ eventId: 1 }} />);
    expect(['Qualified', 'Bucked off', 'No score'].map(isChosen)).toEqual([false, false, false]);
    expect(screen.queryByLabelText('Score')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('is chosen by the marks, which can be moved', () => {
    const handleMove = vi.fn<() => void>();
    render(<Form values={{ eventId: 1 }} seconds={5.25} onMoveMarks={handleMove} />);
    expect(isChosen('Bucked off')).toBe(true);
    expect(screen.getByText('5.25 s from gate to end, so we chose Bucked off.')).toBeTruthy();
    // As on the card, whose clock is cut to tenths.
    expect(screen.getByText('from your marks').previousSibling?.textContent).toBe('5.2 s');
    press('Move the marks');
    expect(handleMove).toHaveBeenCalledOnce();
    choose('Qualified');
    expect(screen.queryByText(/so we chose/)).toBeNull();
    press('Clear');
    expect(isChosen('Bucked off')).toBe(false);
    expect(getStored()).toMatchObject({ score: null, result: '' });
  });

  test('has no score for a buck-off: what was typed is removed, or counts after all', () => {
    render(<Form values={{ eventId: 1 }} />);
    choose('Qualified');
    type('Score', '86');
    choose('Bucked off');
    expect(screen.getByRole('alert').textContent).toBe(
      'Bucked off has no score. Remove the 86, or choose Qualified.',
    );
    press('Choose Qualified');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getStored()).toMatchObject({ score: 86, result: 'qualified' });
    choose('Bucked off');
    press('Remove the 86');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getStored()).toMatchObject({ score: 0, result: 'bucked-off' });
  });

  test.each([
    [1, ['Re-ride', 'Disqualified', 'Turned out']],
    [3, ['Re-ride', 'Missed out', 'Disqualified', 'Turned out']],
  ])('says why there is no score in event %i', (eventId, reasons) => {
    render(<Form values={{ eventId }} />);
    choose('No score');
    const group = screen.getByRole('radiogroup', { name: 'Why?' });
    expect([...group.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'))).toEqual(
      reasons,
    );
    expect(isChosen('Re-ride')).toBe(true);
    choose('Turned out');
    expect(isChosen('No score')).toBe(true);
    expect(getStored()).toMatchObject({ score: null, result: 'turned-out' });
    // Judges mark no animal that did not leave the gate with this rider.
    expect(screen.queryByLabelText('Animal')).toBeNull();
  });

  test('of a run is its time with what fell', () => {
    render(<Form values={{ eventId: 5 }} />);
    expect(isChosen('Time')).toBe(true);
    type('Time in seconds', '14.32');
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Barrels down' });
    press('One more: Barrels down');
    expect(screen.getByText(/^14.32 \+ 5 =/).textContent).toBe('14.32 + 5 = 19.32');
    expect(getStored()).toMatchObject({ time: 19.32, penalty: 5, result: 'time' });
    fireEvent.click(more);
    expect(screen.getByText(/^14.32 \+ 10 =/).textContent).toBe('14.32 + 10 = 24.32');
    for (const _ of [3, 4]) fireEvent.click(more);
    expect(more.disabled).toBe(true);
    expect(getStored()).toMatchObject({ time: 29.32, penalty: 15 });
    for (const _ of [2, 1, 0]) press('One less: Barrels down');
    expect(getStored()).toMatchObject({ time: 14.32, penalty: 0 });
    choose('No time');
    press('Remove the 14.32');
    expect(getStored()).toMatchObject({ time: null, result: 'no-time' });
  });

  test('of a roping has a leg and a barrier', () => {
    render(<Form values={{ eventId: 4, result: '6.41' }} />);
    fireEvent.click(screen.getByRole('switch', { name: /One hind leg/ }));
    fireEvent.click(screen.getByRole('switch', { name: /Broken barrier/ }));
    expect(getStored()).toMatchObject({ time: 21.41, penalty: 15 });
    fireEvent.click(screen.getByRole('switch', { name: /One hind leg/ }));
    expect(getStored()).toMatchObject({ time: 16.41, penalty: 10 });
  });

  test('[FIG-08] is asked about where it is seldom meant, and not refused', () => {
    const { unmount } = render(<Form values={{ eventId: 1 }} seconds={3.25} />);
    expect(screen.queryByText(/Was it qualified/)).toBeNull();
    choose('Qualified');
    expect(screen.getByText('Was it qualified? The marks are 3.25 s apart, less than eight.')).toBeTruthy();
    type('Score', '8.65');
    expect(screen.getByText('Is 8.65 right? Nearly all qualified rides score 50 or more.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getStored()).toMatchObject({ score: 8.65, result: 'qualified' });
    type('Score', '50');
    expect(screen.queryByText(/right\?/)).toBeNull();
    unmount();
    render(<Form values={{ eventId: 1, outcome: 'qualified', result: '86.5' }} seconds={8} />);
    expect(screen.queryByText(/\?$/)).toBeNull();
  });

  test('is shown as cards will show it', () => {
    render(<Form values={{ eventId: 1 }} seconds={5.25} />);
    const preview = () => screen.getByText('On the card').nextSibling?.textContent;
    expect(preview()).toContain('Bucked off 5.2 s');
    choose('No score');
    choose('Disqualified');
    expect(preview()).toContain('DQ No score');
  });
});
