import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { languageKey } from '#src/languages/language-choice.ts';
import { LanguageLinks } from './language-links.tsx';

const assign = vi.fn<Location['assign']>();

afterEach(() => {
  localStorage.clear();
  assign.mockReset();
});

/** Two steps of a form, of which one is shown. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      {step === 1 ? <input aria-label="Email" type="email" /> : <textarea aria-label="Bio" />}
      <input aria-label="Agree" type="checkbox" />
      <button type="button" onClick={() => setStep(2)}>
        Next
      </button>
      <LanguageLinks label="Language" />
    </>
  );
}

function renderSteps() {
  vi.spyOn(location, 'assign').mockImplementation(assign);
  render(
    <MemoryRouter initialEntries={['/signup?plan=a#top']}>
      <Steps />
    </MemoryRouter>,
  );
}

/** @returns whether the link is followed */
function follow(name: string): boolean {
  let isFollowed = false;
  addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole('link', { name }));
  return isFollowed;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('a language is changed without a question where nothing was typed', () => {
  renderSteps();
  type('Email', 'ana');
  type('Email', '');
  fireEvent.click(screen.getByLabelText('Agree'));
  expect(follow('Español')).toBe(true);
  expect(localStorage.getItem(languageKey)).toBe('es');
});

test('[LANG-04] a language asks before what was typed is lost, also in an earlier step', async () => {
  renderSteps();
  type('Email', 'ana@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(follow('Português')).toBe(false);
  await screen.findByRole('dialog', { name: 'Change the language?' });
  expect(localStorage.getItem(languageKey)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keep typing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  follow('Português');
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(localStorage.getItem(languageKey)).toBe('pt');
  expect(assign).toHaveBeenCalledWith('/signup?plan=a&lang=pt#top');
});

test('[LANG-04] it asks about a text of several lines, too', async () => {
  renderSteps();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  type('Bio', 'Born in Elko.');
  expect(follow('Español')).toBe(false);
  await screen.findByRole('dialog', { name: 'Change the language?' });
});
