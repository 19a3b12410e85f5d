import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DrawnEvent } from './drawn-event.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Late in the evening of November 20, which is the next day in UTC. */
function renderOn(date: string) {
  vi.stubEnv('TZ', 'America/Denver');
  vi.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z') });
  const nextEvent = { event: 'Cowtown Friday', location: 'Fort Worth, TX', eventType: 1, date, animal: null };
  render(<DrawnEvent nextEvent={nextEvent} onChange={undefined} />, { wrapper: MemoryRouter });
}

test.each([
  ['2026-12-25', 'In 35 days'],
  ['2026-11-22', 'In 2 days'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'This event is over.'],
  ['2026-11-15', 'This event is over.'],
])('[DRAW-02] an event on %s is announced: %s', (date, text) => {
  renderOn(date);
  expect(screen.getByText(text)).toBeTruthy();
});

test('an event without a date says nothing about it', () => {
  renderOn('');
  expect(screen.queryByText(/days|over|Today/)).toBeNull();
});
