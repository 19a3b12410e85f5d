import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Between the last key and the search (specification, section 9). */
const debounceDelayMs = 1000;

/** The text runs ahead of the URL by the debounce delay; when the URL changes by itself, the text follows it. */
export function useSearchBox(searchedText: string, onSearch: (text: string) => void) {
  const [text, setTextState] = useState(searchedText);
  const [known, setKnown] = useState({ searchedText, requestedText: searchedText });
  if (searchedText !== known.searchedText) {
    // The URL may catch up with an earlier search while the user is still typing.
    if (searchedText !== known.requestedText) setTextState(searchedText);
    setKnown({ searchedText, requestedText: searchedText });
  }
  const search = (untrimmedText: string) => {
    const requestedText = untrimmedText.trim();
    if (requestedText === known.requestedText) return;
    setKnown({ ...known, requestedText });
    onSearch(requestedText);
  };
  const searchAfterDelay = useEffectEvent(() => search(text));
  useEffect(() => {
    // At once, because Enter may be pressed before the next render and would search for the same once more.
    const timer = setTimeout(() => flushSync(() => searchAfterDelay()), debounceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  const setText = (next: string) => {
    setTextState(next);
    if (next === '') search('');
  };
  return {
    text,
    setText,
    searchNow: () => search(text),
    /** Whether the search for the text has yet to start. */
    isPending: text.trim() !== searchedText,
  };
}
