import { fireEvent, screen, waitFor, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expect } from 'vitest';
import type { Tone } from '#src/ui/banner.tsx';

/** `screen`, or `within(element)`. */
type Scope = BoundFunctions<typeof queries>;
/** The whole text, or a pattern. */
type Name = string | RegExp;

const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

/** Waits for the only control of a role and name, until it can be used. */
export function findEnabled(role: string, name: Name, scope: Scope = screen): Promise<HTMLElement> {
  return waitFor(() => {
    const control = scope.getByRole(role, { name });
    if (isDisabled(control)) throw new Error(`The ${role} ${String(name)} is disabled`);
    return control;
  });
}

/** Waits until a control can be used, and clicks it. */
export async function click(role: string, name: Name, scope?: Scope): Promise<void> {
  await userEvent.click(await findEnabled(role, name, scope));
}

/** Waits for a field, focuses it and replaces its value. */
export async function fill(label: Name, value: string, scope: Scope = screen): Promise<HTMLElement> {
  const field = await scope.findByLabelText(label);
  act(() => field.focus());
  fireEvent.input(field, { target: { value } });
  return field;
}

/** Text of an element as a reader gets it. */
export const readText = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const findSmallest = (text: Name, scope: Scope): HTMLElement | undefined =>
  scope
    .queryAllByText((_content: string, element: Element | null) => {
      const found = element ? readText(element) : '';
      return typeof text === 'string' ? found.includes(text) : text.test(found);
    })
    .at(-1);

/** Waits until a text is there, also if it runs through several elements. @returns the smallest element with it */
export function expectText(text: Name, scope: Scope = screen): Promise<HTMLElement> {
  return waitFor(() => {
    const element = findSmallest(text, scope);
    if (!element) throw new Error(`The text ${String(text)} is not there:\n${readText(document.body)}`);
    return element;
  });
}

/** Waits until a message of a tone says a text. */
export async function expectAlert(tone: Tone, text: Name, scope?: Scope): Promise<void> {
  await waitFor(async () => {
    const banner = (await expectText(text, scope)).closest('[data-tone]');
    expect(banner?.getAttribute('data-tone')).toBe(tone);
  });
}

/** Waits until a text is gone. */
export async function expectNoText(text: Name, scope: Scope = screen): Promise<void> {
  await waitFor(() => {
    const element = findSmallest(text, scope);
    if (element) throw new Error(`The text ${String(text)} is still there: ${readText(element)}`);
  });
}

/** Waits until there is one element of a role and name. */
export const expectRole = (role: string, name: Name, scope: Scope = screen): Promise<HTMLElement> =>
  scope.findByRole(role, { name });

/** Waits until there is no element of a role and name. */
export async function expectNoRole(role: string, name: Name, scope: Scope = screen): Promise<void> {
  await waitFor(() => expect(scope.queryByRole(role, { name })).toBeNull());
}

/** Path, query and hash of the page. */
export const at = () => location.pathname + location.search + location.hash;

/** Waits until the page is at a path, with its query and hash. */
export async function expectPath(path: string | RegExp): Promise<void> {
  await waitFor(() => (typeof path === 'string' ? expect(at()).toBe(path) : expect(at()).toMatch(path)));
}

/** Checks both boxes at the end of a sign-up form. */
export async function agree(): Promise<void> {
  await click('checkbox', /^I agree to the/);
  await click('checkbox', "I'm 13 or older.");
}

/** On the login page. */
export async function logIn({ email, password }: { email: string; password: string }): Promise<void> {
  await fill('Email', email);
  await fill('Password', password);
  await click('button', 'Log in');
}

/** Text that describes a field, such as its error. */
export function getDescription(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
}
