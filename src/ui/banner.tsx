import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from './button.tsx';
import { copy } from './copy.ts';

export type Tone = 'success' | 'warning' | 'error' | 'info';

const tones = {
  success: { icon: CircleCheck, className: 'bg-green-wash [--tone:var(--color-green-text)]' },
  warning: { icon: TriangleAlert, className: 'bg-brass-wash [--tone:var(--color-brass-text)]' },
  error: { icon: CircleAlert, className: 'bg-red-wash [--tone:var(--color-red-text)]' },
  info: { icon: Info, className: 'bg-denim-wash [--tone:var(--color-denim-text)]' },
};

interface BannerProps {
  tone: Tone;
  title?: string | undefined;
  message: string;
  action?: { label: string; onClick: () => void } | undefined;
  /** Without it, the banner stays. */
  onClose?: () => void;
}

export function Banner({ tone, title, message, action, onClose }: BannerProps) {
  const { icon: Icon, className } = tones[tone];
  return (
    <div
      data-tone={tone}
      className={classNames(
        'flex flex-wrap items-center justify-end gap-x-3 rounded-md py-2 pr-2 pl-4 text-ink shadow-[var(--shadow-2),inset_5px_0_0_var(--tone)]',
        className,
      )}
    >
      <div className="flex min-h-12 flex-[1_1_12rem] items-center gap-3">
        <Icon aria-hidden="true" className="size-5.5 shrink-0 text-(--tone)" />
        <p className="min-w-0 flex-1 text-sm font-[550] wrap-anywhere">
          {title && <b className="block font-bold">{title}</b>}
          {message}
        </p>
      </div>
      <div className="flex gap-1">
        {action && <Button onClick={action.onClick}>{action.label}</Button>}
        {onClose && (
          <Button variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
        )}
      </div>
    </div>
  );
}
