import type { AnimalType } from '#src/domain/animal.ts';
import { classNames } from '#src/lib/class-names.ts';
import bullSquare from './art/animal-bull-square.svg';
import bull from './art/animal-bull.svg';
import horse from './art/animal-horse.svg';
import calf from './art/calf.svg';
import { Picture } from './picture.tsx';

/** What stands in for an animal without a picture. */
const drawings: Record<AnimalType, string> = { bull, horse, steer: bull, calf };
const squares: Record<AnimalType, string> = { ...drawings, bull: bullSquare, steer: bullSquare };

interface AnimalPictureProps {
  src: string;
  type: AnimalType;
  /** A square, where people would have their photo; otherwise the picture fills what it stands in. */
  square?: boolean;
}

/** An animal; without a picture its kind's drawing stands in. The name is always beside it. */
export function AnimalPicture({ src, type, square = false }: AnimalPictureProps) {
  return (
    <Picture
      src={src}
      fallback={square ? squares[type] : drawings[type]}
      loading={square ? 'eager' : 'lazy'}
      className={classNames('object-cover', square ? 'size-28 rounded-md bg-sunk sm:size-36' : 'size-full')}
    />
  );
}
