import type { AnimalType } from '#src/domain/animal.ts';
import { classNames } from '#src/lib/class-names.ts';
import bullSquare from './art/animal-bull-square.svg';
import bull from './art/animal-bull.svg';
import horse from './art/animal-horse.svg';
import calf from './art/calf.svg';
import { ImageWithFallback } from './image-with-fallback.tsx';

const placeholders: Record<AnimalType, string> = { bull, horse, steer: bull, calf };
const squarePlaceholders: Record<AnimalType, string> = {
  ...placeholders,
  bull: bullSquare,
  steer: bullSquare,
};

interface AnimalPictureProps {
  src: string;
  type: AnimalType;
  square?: boolean;
}

export function AnimalPicture({ src, type, square = false }: AnimalPictureProps) {
  return (
    <ImageWithFallback
      src={src}
      fallback={square ? squarePlaceholders[type] : placeholders[type]}
      loading={square ? 'eager' : 'lazy'}
      className={classNames('object-cover', square ? 'size-28 rounded-md bg-sunken sm:size-36' : 'size-full')}
    />
  );
}

export function AnimalThumbnail({ src, type }: Omit<AnimalPictureProps, 'square'>) {
  return (
    <ImageWithFallback
      src={src}
      fallback={squarePlaceholders[type]}
      loading="lazy"
      className="size-9 shrink-0 rounded-sm bg-sunken object-cover"
    />
  );
}
