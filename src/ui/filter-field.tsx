import LoaderCircle from 'lucide-react/icons/loader-circle';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { IconButton } from './button.tsx';
import { copy } from './copy.ts';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel?: string;
  maxLength?: number;
  /** Turns the icon while the text is being searched. */
  isBusy?: boolean;
  inputProps?: ComponentProps<'input'>;
}

const iconClass = 'pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-2';

export function FilterField(props: FilterFieldProps) {
  const { label, value, onChange, clearLabel = copy.clear, maxLength, isBusy = false, inputProps } = props;
  const input = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="relative">
      {isBusy ? (
        <LoaderCircle aria-hidden="true" className={classNames(iconClass, 'animate-turn')} />
      ) : (
        <Search aria-hidden="true" className={iconClass} />
      )}
      <input
        {...inputProps}
        ref={input}
        type="search"
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-md border-[1.5px] border-line-strong bg-surface pr-12 pl-12 text-ink placeholder:text-ink-2 focus-visible:outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <IconButton label={clearLabel} className="absolute inset-y-0 right-0.5 my-auto" onClick={handleClear}>
          <X className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
