import type { SeededRandom } from '../../../fuzz/seeded-random.ts';

/**
 * The values, operators, methods and functions of the reference by the type of their result. `<type>` stands for an
 * expression of that type.
 */
const productions = {
  bool: [
    ...['true', 'false', '!(<bool>)', '(<bool> && <bool>)', '(<bool> || <bool>)', '(<any> == <any>)'],
    ...['(<any> != <any>)', '(<number> < <number>)', '(<number> >= <number>)', '(<string> <= <string>)'],
    ...['(<bytes> > <bytes>)', '(<timestamp> < <timestamp>)', '(<duration> < <duration>)', '(<any> < <any>)'],
    ...['(<any> in <list>)', '(<string> in <map>)', '(<any> in <set>)', '(<any> is <name>)'],
    ...[
      '(<int> == <float>)',
      '(<list> == <list>)',
      '(<map> == <map>)',
      '(<set> == <set>)',
      '(<path> == <path>)',
    ],
    ...[
      '<string>.matches(<regex>)',
      '<list>.hasAny(<list>)',
      '<list>.hasAll(<list>)',
      '<list>.hasOnly(<list>)',
    ],
    ...['<set>.hasAny(<list>)', '<set>.hasAll(<set>)', '<set>.hasOnly(<list>)', '<set>.hasAny(<set>)'],
    ...['math.isNaN(<number>)', 'exists(<path>)', '(<any> in <list> == <bool>)', '(<any> == <any> is bool)'],
  ],
  int: [
    ...['0', '1', '2', '-3', '5', '9223372036854775807', '-9223372036854775808', '9007199254740993'],
    ...['resource.data.i', '(<int> + <int>)', '(<int> - <int>)', '(<int> * <int>)', '(<int> / <int>)'],
    ...['(<int> % <int>)', '-(<int>)', 'math.abs(<int>)', 'math.round(<number>)', 'int(<number>)'],
    ...['int(<string>)', "int('12')", '<string>.size()', '<bytes>.size()', '<list>.size()', '<map>.size()'],
    ...[
      '<set>.size()',
      '<timestamp>.year()',
      '<timestamp>.month()',
      '<timestamp>.day()',
      '<timestamp>.hours()',
    ],
    ...['<timestamp>.minutes()', '<timestamp>.seconds()', '<timestamp>.nanos()', '<timestamp>.dayOfWeek()'],
    ...['<timestamp>.dayOfYear()', '<timestamp>.toMillis()', '<duration>.seconds()', '<duration>.nanos()'],
    ...['(<bool> ? <int> : <int>)', "<map>.get('a', <int>)"],
  ],
  float: [
    ...['0.0', '-0.0', '1.0', '0.5', '-2.5', '12345678.9', 'resource.data.f', 'resource.data.nan'],
    ...['(<float> + <number>)', '(<number> - <float>)', '(<float> * <number>)', '(<number> / <float>)'],
    ...[
      '(<float> % <number>)',
      '-(<float>)',
      'math.abs(<float>)',
      'math.floor(<number>)',
      'math.ceil(<number>)',
    ],
    ...['math.pow(<int>, 2)', 'math.sqrt(<number>)', 'float(<number>)', 'float(<string>)', "float('1e3')"],
    ...['<latlng>.latitude()', '<latlng>.longitude()'],
  ],
  string: [
    ...["''", "'a'", "'b'", "'aXb'", "' a\\t'", "'é'", "'\\u3000'", "'1'", "'a,b,'", 'resource.data.s', 'id'],
    ...['(<string> + <string>)', '<string>.lower()', '<string>.upper()', '<string>.trim()', 'string(<any>)'],
    ...[
      "<string>.replace(<regex>, '-')",
      "<string>.replace('(a)', '[$1]')",
      "<list>.join(',')",
      '<string>[<int>]',
    ],
    ...[
      '<string>[0:<int>]',
      '<bytes>.toBase64()',
      '<bytes>.toHexString()',
      '<path>[<int>]',
      '<strings>[<int>]',
    ],
  ],
  bytes: [
    ...["b''", "b'a'", "b'\\xff'", "b'é'", 'resource.data.b', '<string>.toUtf8()', 'hashing.md5(<string>)'],
    ...['hashing.sha256(<bytes>)', 'hashing.crc32(<string>)', 'hashing.crc32c(<bytes>)'],
  ],
  list: [
    ...['[]', '[<any>]', '[<any>, <any>]', '[<number>, <number>]', 'resource.data.l', '<strings>'],
    ...[
      '<list>.concat(<list>)',
      '<list>.removeAll(<list>)',
      '<map>.values()',
      '<list>[0:<int>]',
      '<list>[<int>:]',
    ],
  ],
  strings: ['<string>.split(<regex>)', '<map>.keys()', "['a', 'b']", "<string>.split(',')"],
  map: [
    ...['{}', "{'a': <any>}", "{'b': <any>, 'a': <any>}", '{<string>: <any>}', 'resource.data.m'],
    ...["<map>.get('a', <map>)", "<map>.get(['a', 'b'], <map>)", '<map>[<string>]', '<map>.a'],
  ],
  set: [
    ...['<list>.toSet()', '<set>.union(<set>)', '<set>.intersection(<set>)', '<set>.difference(<set>)'],
    ...[
      '<map>.diff(<map>).addedKeys()',
      '<map>.diff(<map>).removedKeys()',
      '<map>.diff(<map>).changedKeys()',
    ],
    ...[
      '<map>.diff(<map>).unchangedKeys()',
      '<map>.diff(<map>).affectedKeys()',
      '[<number>, <number>].toSet()',
    ],
  ],
  timestamp: [
    ...[
      'timestamp.date(2024, 2, 29)',
      'timestamp.date(<int>, 1, 1)',
      'timestamp.value(<int>)',
      'resource.data.t',
    ],
    ...['(<timestamp> + <duration>)', '(<timestamp> - <duration>)', '(<duration> + <timestamp>)'],
    ...['<timestamp>.date()'],
  ],
  duration: [
    ...["duration.value(<int>, 's')", 'duration.value(<int>, <unit>)', 'duration.time(1, 2, 3, <int>)'],
    ...['(<timestamp> - <timestamp>)', '(<duration> + <duration>)', '(<duration> - <duration>)'],
    ...['duration.abs(<duration>)', '<timestamp>.time()', '-(<duration>)'],
  ],
  latlng: ['latlng.value(1, 2)', 'latlng.value(<number>, <number>)', 'resource.data.g'],
  path: [
    ...['/a/b', '/a/$(<any>)', 'path(<string>)', "path('/a/b')", "path('a/' + <string>)", 'resource.data.r'],
    ...[
      "path('/{a}/b').bind({'a': <any>})",
      '<path>[0:<int>]',
      '/databases/$(db)/documents/expressions/$(<string>)',
    ],
  ],
  number: ['<int>', '<float>'],
  any: [
    ...['<bool>', '<int>', '<float>', '<string>', '<bytes>', '<list>', '<map>', '<set>', '<timestamp>'],
    ...['<duration>', '<latlng>', '<path>', 'null', 'resource.data.nope', 'resource.data.n'],
  ],
  regex: ["'a'", "'[a-b]+'", "'x*'", "','", "'.'", "'(?i)A'", "''", "'(a|b)*'", '<string>'],
  name: [
    'bool',
    'bytes',
    'float',
    'int',
    'list',
    'latlng',
    'number',
    'path',
    'map',
    'string',
    'duration',
    'set',
  ],
  unit: ["'w'", "'d'", "'h'", "'m'", "'s'", "'ms'", "'ns'", "'x'"],
} as const;

type Hole = keyof typeof productions;

const maxDepth = 4;

/** The fields of the document that expressions read. @param root the root of the database, for a reference */
export const createExpressionFields = (root: string) => ({
  i: { integerValue: '5' },
  f: { doubleValue: 1.5 },
  nan: { doubleValue: 'NaN' },
  n: { nullValue: null },
  s: { stringValue: 'Hello' },
  b: { bytesValue: 'AAH/' },
  t: { timestampValue: '2024-02-29T13:14:15.123456Z' },
  g: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  l: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }, { doubleValue: 1 }] } },
  m: {
    mapValue: {
      fields: { z: { integerValue: '1' }, a: { mapValue: { fields: { b: { nullValue: null } } } } },
    },
  },
  r: { referenceValue: `${root}/expressions/x` },
});

/** A random expression of any type; one of ten operands has a wrong type. */
export function createExpression(random: SeededRandom, hole: Hole = 'any', depth = 0): string {
  const isWrong = depth > 0 && random.oneIn(10) && !['name', 'unit'].includes(hole);
  const choices: readonly string[] = productions[isWrong ? 'any' : hole];
  const simple = choices.filter((choice) => !/<(?!int>|float>|bool>)/.test(choice));
  const production = random.pick(depth >= maxDepth && simple.length > 0 ? simple : choices);
  if (depth > 2 * maxDepth) return '1';
  return production.replace(/<([a-z]+)>/g, (_, name) => createExpression(random, name as Hole, depth + 1));
}
