import { useState } from 'react';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';

const filterDelayMs = 500;

export function useFilterText() {
  const [inputText, setInputText] = useState('');
  return { inputText, setInputText, filterText: useDebouncedValue(inputText, filterDelayMs).trim() };
}
