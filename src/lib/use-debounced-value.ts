import { useEffect, useState } from 'react';

/** The default delay (specification, section 9). */
const defaultDelayMs = 500;

/** The last `value` that did not change for `delayMs`. */
export function useDebouncedValue<T>(value: T, delayMs: number = defaultDelayMs): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

/** A text that lists are filtered by, once it no longer changes. */
export function useFilterText() {
  const [inputText, setInputText] = useState('');
  return { inputText, setInputText, filterText: useDebouncedValue(inputText).trim() };
}
