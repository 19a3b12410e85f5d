import type { HerdAnimal } from '#src/domain/herd.ts';
import { AnimalQrCode } from './animal-qr-code.tsx';
import { FigureList } from './figure-list.tsx';
import { HerdAnimalName, HerdPicture } from './herd-animal-name.tsx';

export function HerdList({ herd }: { herd: readonly HerdAnimal[] }) {
  return (
    <ul className="herd-list">
      {herd.map(({ animal, figures }) => (
        <li key={animal.id}>
          <HerdPicture animal={animal} />
          <h3>
            <HerdAnimalName animal={animal} />
          </h3>
          <FigureList figures={figures} />
          <AnimalQrCode animal={animal} />
        </li>
      ))}
    </ul>
  );
}
