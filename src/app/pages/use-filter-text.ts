import { useState } from 'react';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';

/** In milliseconds. */
const filterDelay = 500;

/** What somebody types to narrow a list, and what is looked for once they rest. */
export function useFilterText() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, wanted: useDebouncedValue(typed, filterDelay).trim() };
}
