import { animalPath } from '#src/config/paths.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { copy } from './copy.ts';
import { QrCode } from './qr-code.tsx';

export function AnimalQrCode({ animal }: { animal: Animal }) {
  return (
    <QrCode
      text={location.origin + animalPath(animal.id)}
      label={copy.qrOf(getAnimalName(animal))}
      className="herd-qr"
    />
  );
}
