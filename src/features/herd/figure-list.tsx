import type { HerdAnimal } from '#src/domain/herd.ts';
import { formatFigures } from './herd-figures.ts';

export function FigureList({ figures }: Pick<HerdAnimal, 'figures'>) {
  return (
    <dl className="herd-figures">
      {formatFigures(figures).map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail && <small> {detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
