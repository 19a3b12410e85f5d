import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TrimFields } from './trim-fields.tsx';

const frameRate = 10;
const timeline = {
  frameTimes: Array.from({ length: 300 * frameRate }, (_, index) => index / frameRate),
  duration: 300,
};

function TestTrimFields() {
  const [selection, setSelection] = useState({ start: 20, end: 40 });
  return <TrimFields timeline={timeline} selection={selection} onChange={setSelection} />;
}

const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function typeTime(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(getField(name));
  await user.type(getField(name), `${text}{Enter}`);
}

test('[UPL-04] a typed time moves the selection to the nearest frame', async () => {
  render(<TestTrimFields />);
  await typeTime('Start', '0:25.32');
  await typeTime('End', '70');
  expect(getField('Start').value).toBe('0:25.30');
  expect(getField('End').value).toBe('1:10.00');
  expect(getField('Length').value).toBe('44.70');
});

test('[UPL-04] a time beyond the limit is limited with the sentence about 120 seconds', async () => {
  render(<TestTrimFields />);
  await typeTime('End', '4:00');
  expect(getField('End').value).toBe('2:20.00');
  expect(screen.getByRole('alert').textContent).toBe(
    'Videos must be 120 seconds or less. Please trim the existing video or upload a new video.',
  );
  await typeTime('End', '2:00');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unreadable time leaves the selection alone', async () => {
  render(<TestTrimFields />);
  await typeTime('Start', 'soon');
  expect(getField('Start').value).toBe('0:20.00');
  expect(screen.getByRole('alert').textContent).toBe('Enter a time like 0:15.30');
});

test('[UPL-04] arrow keys move by one frame, and leaving an untouched field changes nothing', async () => {
  render(<TestTrimFields />);
  const user = userEvent.setup();
  await user.click(getField('Start'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(getField('Start').value).toBe('0:20.10');
  await user.tab();
  expect(getField('Start').value).toBe('0:20.10');
});
