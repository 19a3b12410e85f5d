import { getAnimalName } from '#src/domain/animal.ts';
import { getOffspringFigures } from '#src/domain/offspring.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import type { Offspring } from '#src/queries/offspring-query.ts';
import { copy } from './copy.ts';
import { nameYoung, presentYoung, toYoungRow } from './young-figures.ts';

/** So many fit on the paper with everything else. */
const maxRows = 6;

/** The sons and daughters on paper, those with the most rides. */
export function SaleYoung({ offspring: { young } }: { offspring: Offspring }) {
  const { columns } = copy.sale;
  const figures = presentYoung(getOffspringFigures(young));
  return (
    <section>
      <h3>{nameYoung(young)}</h3>
      <p>
        {joinFacts(
          ...figures.map(({ label, value, detail }) => `${label} ${value}${detail && ` (${detail})`}`),
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th>{columns.young}</th>
            <th>{columns.outs}</th>
            <th>{columns.buckedOff}</th>
            <th>{columns.best}</th>
          </tr>
        </thead>
        <tbody>
          {young
            .slice(0, maxRows)
            .map(toYoungRow)
            .map(({ animal, rides, buckedOff, best }) => (
              <tr key={animal.id}>
                <td>
                  {animal.brand && <span className="sale-brand">{animal.brand}</span>}{' '}
                  <bdi>{getAnimalName(animal)}</bdi>
                </td>
                <td>{getRideFigures(rides).outs}</td>
                <td>{buckedOff}</td>
                <td>{best}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {young.length > maxRows && <p className="sale-note">{copy.sale.more(young.length - maxRows)}</p>}
    </section>
  );
}
