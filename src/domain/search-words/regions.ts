import { foldText } from '../fold-text.ts';

/** A state or a province, or a whole country, as search knows it. */
export interface Region {
  /** The country's two letters, then for a part of it those of the part: `USTX`, `BR`. One word of the index. */
  readonly id: string;
  /** As people write it there. */
  readonly name: string;
  /** How texts name it, folded: its name and others in English, Spanish and Portuguese. */
  readonly names: readonly string[];
  /** The letters that stand for it in addresses, in lower case; of countries only `us`. */
  readonly letters: readonly string[];
}

type RegionRow = readonly [letters: string, ...names: [string, ...string[]]];

/*
 * The first name is shown. Of letters that are written in several ways the first are those of the id. Spellings that
 * differ by accents only stand once.
 */
const parts: Readonly<Record<string, readonly RegionRow[]>> = {
  US: [
    ['AL', 'Alabama'],
    ['AK', 'Alaska'],
    ['AZ', 'Arizona'],
    ['AR', 'Arkansas'],
    ['CA', 'California'],
    ['CO', 'Colorado'],
    ['CT', 'Connecticut'],
    ['DE', 'Delaware'],
    ['FL', 'Florida'],
    ['GA', 'Georgia'],
    ['HI', 'Hawaii'],
    ['ID', 'Idaho'],
    ['IL', 'Illinois'],
    ['IN', 'Indiana'],
    ['IA', 'Iowa'],
    ['KS', 'Kansas'],
    ['KY', 'Kentucky'],
    ['LA', 'Louisiana', 'Luisiana'],
    ['ME', 'Maine'],
    ['MD', 'Maryland'],
    ['MA', 'Massachusetts'],
    ['MI', 'Michigan'],
    ['MN', 'Minnesota'],
    ['MS', 'Mississippi', 'Misisipi'],
    ['MO', 'Missouri', 'Misuri'],
    ['MT', 'Montana'],
    ['NE', 'Nebraska'],
    ['NV', 'Nevada'],
    ['NH', 'New Hampshire', 'Nuevo Hampshire'],
    ['NJ', 'New Jersey', 'Nueva Jersey', 'Nova Jersey'],
    ['NM', 'New Mexico', 'Nuevo México', 'Novo México'],
    ['NY', 'New York', 'Nueva York', 'Nova York', 'Nova Iorque'],
    ['NC', 'North Carolina', 'Carolina del Norte', 'Carolina do Norte'],
    ['ND', 'North Dakota', 'Dakota del Norte', 'Dakota do Norte'],
    ['OH', 'Ohio'],
    ['OK', 'Oklahoma'],
    ['OR', 'Oregon'],
    ['PA', 'Pennsylvania', 'Pensilvania'],
    ['RI', 'Rhode Island'],
    ['SC', 'South Carolina', 'Carolina del Sur', 'Carolina do Sul'],
    ['SD', 'South Dakota', 'Dakota del Sur', 'Dakota do Sul'],
    ['TN', 'Tennessee'],
    ['TX', 'Texas', 'Tejas'],
    ['UT', 'Utah'],
    ['VT', 'Vermont'],
    ['VA', 'Virginia'],
    ['WA', 'Washington'],
    ['WV', 'West Virginia', 'Virginia Occidental', 'Virgínia Ocidental'],
    ['WI', 'Wisconsin'],
    ['WY', 'Wyoming'],
  ],
  CA: [
    ['AB', 'Alberta'],
    ['BC', 'British Columbia', 'Columbia Británica', 'Colúmbia Britânica'],
    ['MB', 'Manitoba'],
    ['NB', 'New Brunswick', 'Nuevo Brunswick'],
    ['NL', 'Newfoundland and Labrador', 'Newfoundland', 'Terranova'],
    ['NS', 'Nova Scotia', 'Nueva Escocia'],
    ['NT', 'Northwest Territories'],
    ['NU', 'Nunavut'],
    ['ON', 'Ontario'],
    ['PE', 'Prince Edward Island'],
    ['QC', 'Québec'],
    ['SK', 'Saskatchewan'],
    ['YT', 'Yukon', 'Yukón'],
  ],
  MX: [
    ['AG AGS', 'Aguascalientes'],
    ['BC', 'Baja California'],
    ['BS BCS', 'Baja California Sur'],
    ['CM CAMP', 'Campeche'],
    ['CS CHIS', 'Chiapas'],
    ['CH CHIH', 'Chihuahua'],
    ['CO COAH', 'Coahuila', 'Coahuila de Zaragoza'],
    ['CL COL', 'Colima'],
    ['DF CDMX', 'Ciudad de México', 'Mexico City', 'Cidade do México'],
    ['DG DGO', 'Durango'],
    ['GT GTO', 'Guanajuato'],
    ['GR GRO', 'Guerrero'],
    ['HG HGO', 'Hidalgo'],
    ['JA JAL', 'Jalisco'],
    ['EM EDOMEX MEX', 'Estado de México'],
    ['MI MICH', 'Michoacán', 'Michoacán de Ocampo'],
    ['MO MOR', 'Morelos'],
    ['NA NAY', 'Nayarit'],
    ['NL', 'Nuevo León'],
    ['OA OAX', 'Oaxaca'],
    ['PU PUE', 'Puebla'],
    ['QT QRO', 'Querétaro'],
    ['QR QROO', 'Quintana Roo'],
    ['SL SLP', 'San Luis Potosí'],
    ['SI SIN', 'Sinaloa'],
    ['SO SON', 'Sonora'],
    ['TB TAB', 'Tabasco'],
    ['TM TAMPS', 'Tamaulipas'],
    ['TL TLAX', 'Tlaxcala'],
    ['VE VER', 'Veracruz'],
    ['YU YUC', 'Yucatán'],
    ['ZA ZAC', 'Zacatecas'],
  ],
  BR: [
    ['AC', 'Acre'],
    ['AL', 'Alagoas'],
    ['AP', 'Amapá'],
    ['AM', 'Amazonas'],
    ['BA', 'Bahia'],
    ['CE', 'Ceará'],
    ['DF', 'Distrito Federal'],
    ['ES', 'Espírito Santo'],
    ['GO', 'Goiás'],
    ['MA', 'Maranhão'],
    ['MT', 'Mato Grosso'],
    ['MS', 'Mato Grosso do Sul'],
    ['MG', 'Minas Gerais'],
    ['PA', 'Pará'],
    ['PB', 'Paraíba'],
    ['PR', 'Paraná'],
    ['PE', 'Pernambuco'],
    ['PI', 'Piauí'],
    ['RJ', 'Rio de Janeiro'],
    ['RN', 'Rio Grande do Norte'],
    ['RS', 'Rio Grande do Sul'],
    ['RO', 'Rondônia'],
    ['RR', 'Roraima'],
    ['SC', 'Santa Catarina'],
    ['SP', 'São Paulo'],
    ['SE', 'Sergipe'],
    ['TO', 'Tocantins'],
  ],
  AU: [
    ['ACT', 'Australian Capital Territory'],
    ['NSW', 'New South Wales', 'Nueva Gales del Sur', 'Nova Gales do Sul'],
    ['NT', 'Northern Territory'],
    ['QLD', 'Queensland'],
    ['SA', 'South Australia'],
    ['TAS', 'Tasmania'],
    ['VIC', 'Victoria'],
    ['WA', 'Western Australia'],
  ],
};

const countries: Readonly<Record<string, readonly [string, ...string[]]>> = {
  US: [
    'United States',
    'USA',
    'U.S.A.',
    'U.S.',
    'United States of America',
    'Estados Unidos',
    'EE. UU.',
    'EUA',
  ],
  CA: ['Canada', 'Canadá'],
  MX: ['México', 'Mexico'],
  BR: ['Brasil', 'Brazil'],
  AU: ['Australia', 'Austrália'],
};

/** Folded, and with single spaces between words, as texts are compared. */
export const toWordText = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const postalCode = /(^| )(\d{4,5}( \d{3,4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/;

/** Without the postal code at the end of a place, which is folded as by `toWordText`. */
export const removePostalCode = (words: string): string => words.replace(postalCode, '');

function toRegion(country: string, [letters, ...names]: RegionRow): Region {
  const spellings = letters.toLowerCase().split(' ');
  return {
    id: `${country}${spellings[0]?.toUpperCase() ?? ''}`,
    name: names[0],
    names: [...new Set(names.map(toWordText))],
    letters: spellings,
  };
}

/** The parts of the countries that have most of the rodeos. */
export const regions: readonly Region[] = Object.entries(parts).flatMap(([country, rows]) =>
  rows.map((row) => toRegion(country, row)),
);

/** These countries. */
export const countryRegions: readonly Region[] = Object.entries(countries).map(([id, names]) => ({
  id,
  name: names[0],
  names: [...new Set(names.map(toWordText))],
  letters: id === 'US' ? ['us'] : [],
}));

const isNamed = (region: Region, text: string) =>
  region.names.includes(text) || region.letters.includes(text);

const splitWithoutCode = (text: string) => removePostalCode(text).split(' ').filter(Boolean);

/**
 * The ids of where a place is: of its state or province and of its country. Letters that two countries use count as
 * both, unless the place names one: "Campo Grande, MS" may lie in Brazil or in Mississippi.
 *
 * @param location as members write places, with commas or without: "Cheyenne, WY", "Barretos, SP, Brasil",
 * "Fort Worth, TX 76102"
 */
export function getRegionIds(location: string): string[] {
  let words = splitWithoutCode(toWordText(location));
  const takeLast = (all: readonly Region[]) => {
    // A name has four words at most, and something stands before it, unless all of it is a name.
    for (const count of [4, 3, 2, 1]) {
      const text = words.slice(-count).join(' ');
      const found = words.length >= count ? all.filter((region) => isNamed(region, text)) : [];
      if (found.length > 0) {
        words = splitWithoutCode(words.slice(0, -count).join(' '));
        return found;
      }
    }
    return [];
  };
  // At once, because New Mexico is not a part of Mexico.
  const found = takeLast([...countryRegions, ...regions]);
  const inCountry = found.filter((region) => countryRegions.includes(region)).map(({ id }) => id);
  const named = (inCountry.length > 0 ? takeLast(regions) : found).map(({ id }) => id);
  const inside = named.filter((id) => inCountry.every((country) => id.startsWith(country)));
  return [...new Set([...inCountry, ...inside.map((id) => id.slice(0, 2)), ...inside])];
}
