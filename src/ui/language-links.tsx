import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepLanguage } from '#src/languages/language-choice.ts';
import { locale } from '#src/languages/localize.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';
import { useTypedText } from '#src/lib/use-typed-text.ts';
import { copy } from './copy.ts';

const ConfirmDialog = lazyComponent(() => import('./confirm-dialog.tsx'), 'ConfirmDialog');

/** Each named in itself. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
];

/**
 * Links that load the page again in another language and keep it for good, unlike other links that name one. What was
 * typed would be lost, so they ask first.
 */
export function LanguageLinks({ label }: { label: string }) {
  const { pathname, search, hash } = useLocation();
  const hasTypedText = useTypedText();
  const [askedCode, setAskedCode] = useState<string>();
  const getAddress = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}${hash}`;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6">
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={getAddress(code)}
          onClick={(event) => {
            if (hasTypedText() && !opensElsewhere(event.nativeEvent)) {
              event.preventDefault();
              setAskedCode(code);
            } else keepLanguage(code);
          }}
          lang={code}
          aria-current={locale.startsWith(code) || undefined}
          className="inline-flex min-h-11 items-center text-ink-2 underline aria-current:font-bold aria-current:text-ink aria-current:no-underline"
        >
          {name}
        </a>
      ))}
      {askedCode !== undefined && (
        <Suspense>
          <ConfirmDialog
            copy={copy.languageChange}
            onConfirm={() => {
              keepLanguage(askedCode);
              location.assign(getAddress(askedCode));
            }}
            onCancel={() => setAskedCode(undefined)}
          />
        </Suspense>
      )}
    </nav>
  );
}
