import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { ComboboxStatus } from './combobox-popup.tsx';
import { Combobox } from './combobox.tsx';

interface Rider {
  id: string;
  name: string;
  brand?: string;
}

const riders: Rider[] = [
  { id: 'a', name: 'Ana Ortiz' },
  { id: 'b', name: 'Bo Tate', brand: 'B7' },
  { id: 'c', name: 'Cody Latham' },
];

interface ExampleProps {
  items?: Rider[];
  status?: ComboboxStatus;
  initialValue?: Rider | null;
  error?: string;
  onChange?: (value: Rider | null) => void;
  onSearch?: (text: string) => void;
  onSubmit?: () => void;
}

const getChoice = ({ name, brand }: Rider) => ({
  title: name,
  subtitle: 'Cheyenne, WY',
  ...(brand && { brand }),
  picture: <img alt="" src="/photo.jpg" />,
});

function Example(props: ExampleProps) {
  const {
    items = riders,
    status = 'ready',
    initialValue = null,
    error,
    onChange,
    onSearch,
    onSubmit,
  } = props;
  const [value, setValue] = useState(initialValue);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        label="Contestant"
        placeholder="Search by name"
        clearLabel="Clear contestant"
        hint="Optional"
        error={error}
        items={items}
        status={status}
        getChoice={getChoice}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        onSearch={onSearch ?? (() => undefined)}
        emptyText="No match"
        inputRef={() => undefined}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setValue(null)}>
        Reset
      </button>
    </form>
  );
}

function renderExample(props: ExampleProps = {}) {
  const user = userEvent.setup();
  const view = render(<Example {...props} />);
  return { user, ...view, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Contestant' }) };
}

const getOptions = () =>
  screen.getAllByRole('option').map((option) => within(option).getByText(/^[A-Z][a-z]+ [A-Z]/));
const getHighlighted = (input: HTMLElement) =>
  document.querySelector(`#${CSS.escape(input.getAttribute('aria-activedescendant') ?? '')}`)?.textContent;

describe('Combobox', () => {
  test('chooses with the keyboard alone and closes', async () => {
    const onChange = vi.fn<(value: Rider | null) => void>();
    const { user, input } = renderExample({ onChange });
    await user.tab();
    expect(document.activeElement).toBe(input);
    await user.keyboard('o');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(getHighlighted(input)).toContain('Ana Ortiz');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(riders[1]);
    expect(input.value).toBe('Bo Tate');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  test('moves to the first and last option, and around', async () => {
    const { user, input } = renderExample();
    await user.type(input, 'o');
    await user.keyboard('{End}');
    expect(getHighlighted(input)).toContain('Cody Latham');
    await user.keyboard('{ArrowDown}');
    expect(getHighlighted(input)).toContain('Ana Ortiz');
    await user.keyboard('{ArrowUp}{Home}');
    expect(getHighlighted(input)).toContain('Ana Ortiz');
  });

  test('opens with an arrow key or a click, and chooses with a click', async () => {
    const { user, input } = renderExample();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(getOptions()).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.click(input);
    await user.click(screen.getByText('Cody Latham'));
    expect(input.value).toBe('Cody Latham');
  });

  test('Enter chooses instead of submitting while open, and submits while closed', async () => {
    const onSubmit = vi.fn<() => void>();
    const { user, input } = renderExample({ onSubmit });
    await user.type(input, 'o');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each(['stale', 'loading'] as const)('Enter chooses nothing while the items are %s', async (status) => {
    const onChange = vi.fn<(value: Rider | null) => void>();
    const { user, input } = renderExample({ onChange, status });
    await user.type(input, 'o');
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Searching');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  });

  test('leaving without a choice restores the chosen item, and does not choose the highlighted one', async () => {
    const onChange = vi.fn<(value: Rider | null) => void>();
    const { user, input } = renderExample({ initialValue: riders[0] ?? null, onChange });
    expect(input.value).toBe('Ana Ortiz');
    await user.type(input, 'Bo');
    await user.tab();
    expect(input.value).toBe('Ana Ortiz');
    await user.type(input, 'x{Escape}');
    expect(input.value).toBe('Ana Ortiz');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('Ana Ortiz');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is cleared by its button, by an empty text, and from outside', async () => {
    const onChange = vi.fn<(value: Rider | null) => void>();
    const { user, input } = renderExample({ initialValue: riders[0] ?? null, onChange });
    await user.click(screen.getByRole('button', { name: 'Clear contestant' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button', { name: 'Clear contestant' })).toBeNull();
    await user.type(input, 'o{Enter}');
    await user.clear(input);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.type(input, 'o{Enter}');
    expect(input.value).toBe('Ana Ortiz');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input.value).toBe('');
  });

  test('reports what is typed, and an empty text once it is closed', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    const { user, input } = renderExample({ onSearch });
    await user.type(input, 'Bo');
    expect(onSearch.mock.calls).toEqual([['B'], ['Bo']]);
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('');
  });

  test('shows picture, brand and subtitle, and marks the chosen item', async () => {
    const { user, input, container } = renderExample({ initialValue: riders[1] ?? null });
    expect(screen.getByText('B7')).toBeDefined();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByText('Cheyenne, WY')).toHaveLength(3);
    expect(container.querySelectorAll('img')).toHaveLength(4);
    expect(screen.getAllByRole('option')[1]?.querySelector('svg')).not.toBeNull();
    expect(getHighlighted(input)).toContain('Bo Tate');
  });

  test('announces the number of options, or that there are none', async () => {
    const { user, input, rerender } = renderExample();
    await user.type(input, 'o');
    expect(screen.getByRole('status').textContent).toBe('3 found');
    rerender(<Example items={[]} />);
    expect(screen.getByRole('status').textContent).toBe('No match');
    await user.keyboard('{Enter}');
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  test('is described by its hint or error', () => {
    const { input, rerender } = renderExample();
    const getDescription = () =>
      document.querySelector(`#${CSS.escape(input.getAttribute('aria-describedby') ?? '')}`)?.textContent;
    expect(getDescription()).toBe('Optional');
    rerender(<Example error="Choose a contestant" />);
    expect(getDescription()).toBe('Choose a contestant');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
