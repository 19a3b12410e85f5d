import { foldText } from '../fold-text.ts';
import { knownPhrases, understandText } from '../search-words/understand-text.ts';
import { toWordText } from '../search-words/regions.ts';

/** What a column of a sheet holds. */
export type Role = 'number' | 'rider' | 'partner' | 'brand' | 'animal' | 'event' | 'other';

const headerWords: Readonly<Record<Role, string>> = {
  number: '#|no|nr|num|number|order|pos|position|draw|n|orden|ordem|numero|startnummer',
  rider:
    'rider|riders|contestant|cowboy|cowgirl|name|header|team|jinete|competidor|vaquero|nombre|peao|atleta|nome|reiter|reiterin|teilnehmer|cabeza|cabeceiro',
  partner: 'heeler|partner|companero|pareja|parceiro|pealador|peseiro|pezeiro',
  brand:
    'brand|bull no|bull #|stock #|stock no|animal #|animal no|horse #|tag|fierro|hierro|marca|brandzeichen|brandnummer',
  animal:
    'bull|horse|bronc|animal|stock|bull name|horse name|animal name|steer|calf|toro|caballo|ganado|touro|cavalo|boi|tier|bulle|stier|pferd',
  event: 'event|evento|prueba|prova|modalidade|disziplin',
  other:
    'contractor|stock contractor|owner|hometown|town|city|state|ganadero|tropeiro|ciudad|cidade|origen|ort|wohnort|score|time|points|puntos|pontos|notas|notes|back no|back #|back number|score/time',
};

const roles = new Map(
  Object.entries(headerWords).flatMap(([role, words]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are the roles
    words.split('|').map((word) => [word, role as Role] as const),
  ),
);

/** What a cell of a heading says of its column; undefined for any other cell. */
export const getHeaderRole = (cell: string): Role | undefined =>
  roles.get(
    foldText(cell)
      .replaceAll(/[.:º°]/g, '')
      .trim(),
  );

/** The event that a cell names and nothing else; 0 for any other cell. */
export function getEventId(cell: string): number {
  const meaning = knownPhrases.get(toWordText(cell));
  return meaning?.kind === 'event' ? meaning.eventId : 0;
}

/** Say which part of a night an event is in. */
const partWords = new Set(
  (
    'section sec round rd go long short perf performance session day night final finals draw order sheet the of in ' +
    'monday tuesday wednesday thursday friday saturday sunday open junior youth pro ladies women womens mens riders rides ' +
    'seccion ronda vuelta jornada dia noche final sorteo orden de del la viernes sabado domingo jueves ' +
    'secao rodada etapa noite sorteio ordem da do sexta domingo durchgang runde auslosung finale st nd rd th a o no'
  ).split(' '),
);

const saysPart = (word: string) =>
  partWords.has(foldText(word)) || /^(?:\d{1,3}\p{L}{0,2}|[ivx]+)$/iu.test(word);

/**
 * The event that a line announces, as "Bull Riding" or "BULLS: Section 2" do; 0 for lines that do not.
 *
 * @param isLoose whether the line may say anything else, because rows look different
 */
export function readEventHeading(text: string, isLoose: boolean): number {
  const { words, rest } = understandText(text.replaceAll(/[\t:()[\]|;–—-]+/g, ' ').trim());
  const events = words.filter(({ meaning }) => meaning.kind === 'event');
  const [first] = events;
  if (first?.meaning.kind !== 'event' || events.length > 1) return 0;
  const others = words.filter((word) => word !== first && word.meaning.kind !== 'year');
  const isPart = [...others.map(({ typed }) => typed), ...rest.split(/\s+/)]
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .every((word) => word === '' || saysPart(word));
  const isAnnounced = first.start === 0 && (isLoose || text.trim().endsWith(':'));
  return isPart || isAnnounced ? first.meaning.eventId : 0;
}

const rerideMark =
  /[([]?(?<![\p{L}\p{N}])(?:re-?\s?rides?(?: option)?|rr ?\d?|remontas?|re-?montas?|re-?montarias?|nova montaria)(?![\p{L}\p{N}])[)\]]?:?/giu;
const outMark =
  /[([]?(?<![\p{L}\p{N}])(?:turn(?:ed)? ?out|t\/o|scratch(?:ed)?|reserves?|reservas?|baja|ausgeschieden)(?![\p{L}\p{N}])[)\]]?:?/giu;

/** Takes what a line says of its ride out of it. */
export function takeMarks(text: string): { text: string; isReride: boolean; isOut: boolean } {
  const rest = text.replaceAll(rerideMark, ' ').replaceAll(outMark, ' ');
  const [isReride, isOut] = [text.search(rerideMark) >= 0, text.search(outMark) >= 0];
  // Two spaces would be between columns.
  return { text: isReride || isOut ? rest.replaceAll(/ {2,}$|^ +/g, '') : text, isReride, isOut };
}
