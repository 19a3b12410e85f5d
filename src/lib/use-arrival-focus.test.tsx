import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { AppMemoryContext, createAppMemory } from './app-memory.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

function Heading() {
  return (
    <h1 ref={useArrivalFocus()} tabIndex={-1}>
      Page
    </h1>
  );
}

function Step({ step }: { step: string }) {
  return (
    <h1 ref={useArrivalFocus(step)} tabIndex={-1}>
      {step}
    </h1>
  );
}

test('the heading of a next step has the focus and is in view, although the page stays', () => {
  const memory = createAppMemory();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const page = (step: string) => (
    <AppMemoryContext value={memory}>
      <Step key={step} step={step} />
    </AppMemoryContext>
  );
  const { rerender } = render(page('trim'));
  rerender(page('details'));
  expect(document.activeElement?.textContent).toBe('details');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
  focus.mockRestore();
});

const button = <button type="button">Log in</button>;

test.each<{ place: string; element: ReactElement; role: string }>([
  { place: 'the page before', element: button, role: 'heading' },
  { place: 'a field', element: <input />, role: 'textbox' },
  { place: 'a dialog', element: <dialog open>{button}</dialog>, role: 'button' },
])('a heading takes the focus only where nobody is interrupted: from $place', ({ element, role }) => {
  const memory = createAppMemory();
  const page = (path: string) => {
    history.replaceState(null, '', path);
    return (
      <AppMemoryContext value={memory}>
        <Heading key={path} />
        {element}
      </AppMemoryContext>
    );
  };
  const { rerender, container } = render(page('/feed'));
  container.querySelector<HTMLElement>('button, input')?.focus();
  rerender(page('/schedules'));
  expect(document.activeElement).toBe(screen.getByRole(role));
});
