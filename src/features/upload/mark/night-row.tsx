import type { ReactNode } from 'react';
import poster from '#src/ui/art/arena-empty.svg';
import { Brand } from '#src/ui/brand.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { ClipImage } from '../clip-image.tsx';
import { copy } from './copy.ts';
import type { Ride } from '../rides/rides-state.ts';

interface NightRowProps {
  ride: Ride;
  number: number;
  picture: Blob | undefined;
  /** Instead of the rider. */
  title?: ReactNode;
  isPale?: boolean;
  isSelected?: boolean;
  onSelect?: () => void;
  /** The id of the button that selects the ride. */
  buttonId?: string;
  /** Below the names. */
  children: ReactNode;
  actions: ReactNode;
}

/** A ride in a list of the night: its number, a picture, who rides which animal. */
export function NightRow(props: NightRowProps) {
  const {
    ride,
    number,
    picture,
    title,
    isPale = false,
    isSelected = false,
    onSelect,
    buttonId,
    children,
    actions,
  } = props;
  const { animal, contestant } = ride.details;
  const image = (
    <ClipImage image={picture ?? poster} alt="" className={classNames('w-full', isPale && 'opacity-60')} />
  );
  return (
    <li aria-current={isSelected || undefined} className="night-row">
      <b className="numeral">{number}</b>
      {onSelect ? (
        <button id={buttonId} type="button" aria-label={copy.show(copy.ride(number))} onClick={onSelect}>
          {image}
        </button>
      ) : (
        image
      )}
      <div className="grid min-w-0 gap-0.5">
        <p className={classNames('leading-tight font-[650] wrap-anywhere', isPale && 'text-ink-2')}>
          {title ?? contestant?.name ?? copy.list.unnamed}
        </p>
        {animal && (
          <p className="text-sm wrap-anywhere">
            {animal.brand && (
              <span className="mr-2 inline-block max-w-full overflow-hidden align-middle">
                <Brand>{animal.brand}</Brand>
              </span>
            )}
            {animal.name}
          </p>
        )}
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1">{actions}</div>
    </li>
  );
}
