import { useEffect, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|range|file)$/.test(target.type));

/** @returns whether a field has what somebody typed since; also one that is no longer shown, as of an earlier step */
export function useTypedText(): () => boolean {
  const fields = useRef(new Set<TextField>());
  useEffect(() => {
    const handleInput = ({ target }: Event) => {
      if (isTextField(target)) fields.current.add(target);
    };
    document.addEventListener('input', handleInput);
    return () => document.removeEventListener('input', handleInput);
  }, []);
  return () => [...fields.current].some(({ value }) => value.trim() !== '');
}
