import { useState } from 'react';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';

export function useFilterText() {
  const [inputText, setInputText] = useState('');
  return { inputText, setInputText, filterText: useDebouncedValue(inputText).trim() };
}
