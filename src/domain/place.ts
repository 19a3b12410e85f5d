/** The postal abbreviations of the states of the USA and of the provinces of Canada that have rodeos, by name. */
export const regionCodes: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  alberta: 'AB',
  'british columbia': 'BC',
  manitoba: 'MB',
  'new brunswick': 'NB',
  'nova scotia': 'NS',
  ontario: 'ON',
  quebec: 'QC',
  saskatchewan: 'SK',
};

const country = /^(usa|u\.s\.a\.|us|u\.s\.|united states|united states of america|canada)$/i;

/** Writes Cheyenne, Wyoming, USA as Cheyenne, WY; other places stay as they are. */
export function abbreviatePlace(location: string): string {
  const parts = location.split(',').map((part) => part.trim());
  const [first = '', ...rest] = country.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  const region = rest.pop();
  if (region === undefined) return first || location;
  const code = regionCodes[region.toLowerCase().replaceAll(/\s+/g, ' ')];
  return [first, ...rest, code ?? region].join(', ');
}
