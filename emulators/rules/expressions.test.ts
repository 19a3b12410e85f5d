import { describe, expect, test } from 'vitest';
import { evaluateCondition } from './testing/evaluate-rules.ts';

const expressionOptions = {
  request: {
    auth: { uid: 'alice', token: { email: 'a@b.co' } },
    time: { kind: 'timestamp', seconds: 1_700_000_000n, nanos: 123_456_789 },
    resource: { data: { n: 5, list: ['a', 'b'], nothing: null, deep: { x: { y: 1 } } } },
  },
  documents: { 'users/alice': { role: 'ed' } },
};

type ConditionCase = readonly [condition: string, result: boolean | string];

function testConditions(name: string, rows: readonly ConditionCase[]): void {
  describe(name, () => {
    test.each(rows)('%s is %j', (condition, result) => {
      expect(evaluateCondition(condition, expressionOptions)).toBe(result);
    });
  });
}

const unsupported = (received: string, expected?: string) =>
  `Unsupported operation error. Received: ${received}.${expected === undefined ? '' : ` Expected: ${expected}.`}`;

testConditions('precedence', [
  ['1 + 2 * 3 == 7', true],
  ['(1 + 2) * 3 == 9', true],
  ['10 - 4 - 3 == 3', true],
  ['100 / 10 / 2 == 5', true],
  ['true || false && false', true],
  ['!false && true', true],
  ['-2 + 3 == 1', true],
  ['1 < 2 == true', true],
  // `in` and `is` bind more loosely than `==`, unlike in the reference.
  ['1 in [1] == true', 'Function not found error: Name: [in].'],
  ['1 == 1 is bool', true],
  ['2 > 1 ? 3 == 3 : false', true],
  ['false ? true : false ? false : true', true],
  ["'x' is string == true", true],
]);

testConditions('logic with errors', [
  ['null.x || true', true],
  ['true || null.x', true],
  ['null.x && false', false],
  ['false && null.x', false],
  ['null.x || false', 'Null value error.'],
  ['null.x && true', 'Null value error.'],
  ['!(null.x)', 'Null value error.'],
  ['!(null.x && false)', true],
  ['1 || true', true],
  ['1 && true', unsupported('int && bool')],
  ['!1', unsupported('!int', '!bool')],
  ['1 ? true : true', unsupported('int ?: bool')],
  ['true ? true : null.x', true],
  ['false ? null.x : true', true],
  ['1', 'Expected a boolean.'],
  ['null', 'Expected a boolean.'],
]);

testConditions('equality', [
  ['1 == 1.0', true],
  ["1 == '1'", false],
  ['null == null', true],
  ['null != 1', true],
  ["{'a': [1, {'b': 2}]} == {'a': [1, {'b': 2}]}", true],
  ["{'a': 1} == {'a': 1, 'b': 2}", false],
  ["{'a': 1} == {'b': 1}", false],
  ['[1, 2] == [2, 1]', false],
  ['[1, 2].toSet() == [2, 1, 1].toSet()', true],
  ["b'abc' == 'abc'.toUtf8()", true],
  ['/a/b == /a/b', true],
  ['/a/b == /a/c', false],
  ["/a/$('b') == path('/a/b')", true],
  ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', true],
  ["duration.value(60, 's') == duration.value(1, 'm')", true],
]);

testConditions('order and arithmetic', [
  ['2 < 10', true],
  ["'2' < '10'", false],
  ['1 < 1.5', true],
  ["'a' <= 'a'", true],
  ["1 < 'a'", unsupported('int < string')],
  ['true < false', unsupported('bool < bool')],
  ['null < 1', 'Null value error.'],
  ['request.time < 1', unsupported('timestamp < int')],
  ["b'a' < b'b'", true],
  ["'a' + 'b' == 'ab'", true],
  ["'a' + 1 == 'a1'", unsupported('string + int')],
  ['[1] + [2] == [1, 2]', unsupported('list + list')],
  ['7 / 2 == 3', true],
  ['-7 / 2 == -3', true],
  ['7.0 / 2 == 3.5', true],
  ['1 / 0 == 1', 'Divide by zero error.'],
  ['1 % 0 == 1', 'Divide by zero error.'],
  ['1.0 / 0 > 1000000', true],
  [
    '9223372036854775807 + 1 > 0',
    'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
  ],
  ['-(-3) == 3', true],
  ["-'a' == 1", unsupported('-string')],
  ['1. == 1.0 && .5 == 0.5', true],
  ['-9223372036854775808 < 0', true],
]);

testConditions('is', [
  ['1 is int && 1 is number && !(1 is float)', true],
  ['1.0 is float && 1.0 is number && !(1.0 is int)', true],
  ["'a' is string && true is bool", true],
  ["b'a' is bytes && [1] is list && {} is map", true],
  ['[1].toSet() is set', false],
  ["request.time is timestamp && duration.value(1, 's') is duration", true],
  ['/a is path && latlng.value(1, 1) is latlng', true],
  ['{}.diff({}) is map_diff && !({}.diff({}) is map)', true],
]);

testConditions('in', [
  ["'a' in ['a', 'b']", true],
  ['1 in [1.0]', false],
  ["'n' in request.resource.data", true],
  ["'toString' in request.resource.data", false],
  ["'a' in ['a'].toSet()", true],
  ["'a' in null", 'Null value error.'],
  ["'a' in 'abc'", 'Function not found error: Name: [in].'],
  ["1 in {'a': 1}", unsupported('map.in(int)', 'map.in(string)')],
  ['[1] in [[1], [2]]', true],
]);

testConditions('members and indexes', [
  ['request.resource.data.n == 5', true],
  ['request.resource.data.nothing == null', true],
  ['request.resource.data.missing == null', 'Property missing is undefined on object.'],
  ['request.resource.data.constructor == null', 'Property constructor is undefined on object.'],
  ['request.resource.data.nothing.x == 1', 'Null value error.'],
  ["request.resource.data['n'] == 5", true],
  ["request.resource.data['x'] == 5", 'Property x is undefined on object.'],
  ['request.resource.data[1] == 5', unsupported('map[int]', 'map[string]')],
  ['request.resource.data.list[1] == "b"', true],
  ['request.resource.data.list[2] == "b"', 'Index out of bound error. Index: [2] , size: [2].'],
  ['request.resource.data.list[-1] == "b"', 'Index out of bound error. Index: [-1] , size: [2].'],
  ["[1]['a'] == 1", unsupported('list[string]', 'list[int]')],
  ["'abc'[1] == 'b'", true],
  ["/a/b[1] == 'b'", true],
  ["'abcd'[1:3] == 'bc'", true],
  ['[1, 2, 3][0:2] == [1, 2]', true],
  ['[1, 2, 3][1:1] == []', true],
  ['[1, 2, 3][0:0] == []', 'Index out of bound error. Index: [-1] , size: [3].'],
  ['[1, 2, 3][2:4] == []', 'Index out of bound error. Index: [3] , size: [3].'],
  ['[1, 2, 3][2:1] == []', 'Illegal range error. From index: [2] , To index: [1].'],
  ['unheard == 1', 'Property unheard is undefined on object.'],
  ['resource.data.x == 1', 'Null value error.'],
  ['resource == null', true],
  ['(5).x == 1', 'Property x is undefined on object.'],
]);

testConditions('strings', [
  ["'aBc'.lower() == 'abc' && 'aBc'.upper() == 'ABC'", true],
  ["'  x '.trim() == 'x'", true],
  ["'abc'.size() == 3", true],
  ["'a,b,,c'.split(',') == ['a', 'b', '', 'c']", true],
  ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", true],
  ["'abc'.replace('b', 'x') == 'axc'", true],
  ["'user@domain'.replace('(.*)@(.*)', '$2') == 'domain'", true],
  ["'abc'.matches('a.c')", true],
  ["'xabcx'.matches('abc')", false],
  ["'xabcx'.matches('.*abc.*')", true],
  ["'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('(a+)+')", false],
  ["'é'.matches('\\\\pL')", true],
  ["'a'.matches('(?=a)' + 'a')", 'Invalid regular expression pattern. Pattern: [(?=a)a].'],
  ["'a'.matches('(' + '')", 'Invalid regular expression pattern. Pattern: [(].'],
  ["'a'.matches(1)", unsupported('string.matches(int)', 'string.matches(string)')],
  ["'a'.size(1) == 1", 'Incorrect number of arguments. Received: 1. Expected: string.size().'],
  ["'a'.concat('b') == 'ab'", 'Function not found error: Name: [concat].'],
  ["'a'.constructor() == 'ab'", 'Function not found error: Name: [constructor].'],
  ["'é'.toUtf8().size() == 2", true],
  ['\'a\\n\\u00e9\\x41\\\\\' == "a\\n\\u00e9A\\\\"', true],
]);

testConditions('lists and sets', [
  ["['a', 'b'].hasAny(['b', 'c'])", true],
  ["['a', 'b'].hasAny([])", false],
  ["['a', 'b'].hasAll(['b'])", true],
  ["['a', 'b'].hasAll(['b', 'c'])", false],
  ["['a', 'a'].hasOnly(['a', 'b'])", true],
  ["['a', 'c'].hasOnly(['a', 'b'])", false],
  ["['a'].hasOnly(['a'].toSet())", unsupported('list.hasOnly(set)', 'list.hasOnly(list)')],
  ['[1].concat([2, 3]) == [1, 2, 3]', true],
  ["['a', 1, true, null, 1.0].join('-') == 'a-1-true-null-1.0'", true],
  ['[1, 2, 1, 3].removeAll([1]) == [2, 3]', true],
  ['[1, 2, 1].size() == 3 && [1, 2, 1].toSet().size() == 2', true],
  ['[1, 2].toSet().union([2, 3].toSet()) == [1, 2, 3].toSet()', true],
  ['[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()', true],
  ['[1, 2].toSet().difference([2, 3].toSet()) == [1].toSet()', true],
  ['[1, 2].toSet().hasAll([1]) && [1].toSet().hasOnly([1, 2].toSet()) && [1].toSet().hasAny([1])', true],
  ['[{}, {}, [1], [1]].toSet().size() == 2', true],
]);

testConditions('maps', [
  ["{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b'])", true],
  ["{'a': 1, 'b': 2}.values() == [1, 2]", true],
  ["{'a': 1}.size() == 1", true],
  ["{'a': 1}.get('a', 5) == 1", true],
  ["{'a': 1}.get('b', 5) == 5", true],
  ["{'a': null}.get('a', 5) == null", true],
  ["request.resource.data.get(['deep', 'x', 'y'], 0) == 1", true],
  ["request.resource.data.get(['deep', 'z', 'y'], 0) == 0", true],
  ["request.resource.data.get(['n', 'z'], 0) == 0", true],
  [
    "{'a': 1}.get('a') == 1",
    'Incorrect number of arguments. Received: 1. Expected: map.get(string, any), map.get(list, any).',
  ],
  ["{'a': 1}.get(1, 2) == 1", unsupported('map.get(int, int)', 'map.get(string, any), map.get(list, any)')],
  ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).addedKeys() == ['a'].toSet()", true],
  ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).removedKeys() == ['d'].toSet()", true],
  ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).changedKeys() == ['c'].toSet()", true],
  ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).unchangedKeys() == ['b'].toSet()", true],
  ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).affectedKeys() == ['a', 'c', 'd'].toSet()", true],
  ["{'a': null}.diff({'a': null}).affectedKeys().size() == 0", true],
  ['{1: 2} == {}', unsupported('{int: any}', '{string: any}')],
]);

testConditions('time', [
  ['request.time.year() == 2023 && request.time.month() == 11 && request.time.day() == 14', true],
  ['request.time.hours() == 22 && request.time.minutes() == 13 && request.time.seconds() == 20', true],
  ['request.time.nanos() == 123456789 && request.time.toMillis() == 1700000000123', true],
  ['request.time.dayOfWeek() == 2 && request.time.dayOfYear() == 318', true],
  ['request.time.date() == timestamp.date(2023, 11, 14)', true],
  ['request.time.time() == duration.time(22, 13, 20, 123456789)', true],
  ['timestamp.date(2024, 2, 30) == null', 'Invalid date. Year: [2024], Month: [2], Day: [30].'],
  ['timestamp.value(-1).seconds() == 59 && timestamp.value(-1).nanos() == 999000000', true],
  ["request.time + duration.value(1, 'd') > request.time", true],
  ["request.time - duration.value(1, 'h') == request.time + duration.value(-1, 'h')", true],
  ["request.time - timestamp.value(1700000000123) == duration.value(456789, 'ns')", true],
  ["duration.value(90, 'm').seconds() == 5400 && duration.value(1, 'ms').nanos() == 1000000", true],
  ["duration.abs(duration.value(-5, 's')) == duration.value(5, 's')", true],
  [
    "duration.value(1, 'w') == duration.value(7, 'd') && -duration.value(1, 's') < duration.value(0, 's')",
    true,
  ],
  ["duration.value(1, 'y') == null", 'Invalid duration unit. Unit: [y].'],
  ['request.time + request.time == 1', unsupported('timestamp + timestamp')],
]);

testConditions('numbers, bytes, places, paths', [
  ['math.abs(-5) == 5 && math.abs(-5.5) == 5.5', true],
  ['math.ceil(1.2) == 2 && math.ceil(1.2) is float && math.floor(-1.2) == -2', true],
  ['math.round(2.5) == 3 && math.round(-2.5) == -2', true],
  ['math.pow(2, 10) == 1024.0 && math.sqrt(16) == 4.0', true],
  ['math.isNaN(0.0 / 0.0) && !math.isNaN(1) && math.isInfinite(1.0 / 0.0)', true],
  ["math.abs('a') == 1", unsupported('math.abs(string)', 'math.abs(int), math.abs(float)')],
  ["math.pow(2, 'a') == 1", unsupported('math.pow(int, string)', 'math.pow(float, float)')],
  ['math.sqrt() == 1', 'Incorrect number of arguments. Received: 0. Expected: math.sqrt(float).'],
  ['math.cbrt(8) == 2', 'Function not found error: Name: [math.cbrt].'],
  ["hashing.md5('foo').toBase64() == 'rL0Y20zC-Fzt72VPzMSk2A=='", true],
  ["hashing.md5(b'foo').toHexString() == 'ACBD18DB4CC2F85CEDEF654FCCC4A4D8'", true],
  ["hashing.crc32('123456789').toHexString() == '2639F4CB'", true],
  ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
  ["hashing.sha256('abc').size() == 32", true],
  ['latlng.value(1.5, 2).latitude() == 1.5 && latlng.value(1.5, 2).longitude() == 2', true],
  ['latlng.value(0, 0).distance(latlng.value(0, 180)) > 20015000', true],
  ['latlng.value(91, 0) == null', 'Invalid latlng. Latitude: [91], Longitude: [0].'],
  ["path('/a/{x}/b').bind({'x': 'y'}) == /a/y/b", true],
  ["path('/a/{x}').bind({}) == /a", true],
  ["path('/a/{x}')[1] == 'x'", 'Variable x is not bound in path template.'],
  ["int('42') == 42 && int(4.9) == 4 && int(-4.9) == -4 && int(7) == 7", true],
  ["int('4.2') == 4", 'Type conversion error. Argument: [4.2], From type: [string], To type: [int].'],
  ["float('4.5') == 4.5 && float(4) is float", true],
  ["string(1) == '1' && string(1.0) == '1.0' && string(true) == 'true' && string(null) == 'null'", true],
  ["string(/a/b) == '/a/b'", true],
  ["bool('true')", 'Function not found error: Name: [bool].'],
  ["unheard('a')", 'Function not found error: Name: [unheard].'],
  ['debug(1) == 1', true],
]);

testConditions('documents', [
  ["get(/databases/$(database)/documents/users/alice).data.role == 'ed'", true],
  ["get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'ed'", true],
  ['exists(/databases/(default)/documents/users/alice)', true],
  ['exists(/databases/(default)/documents/users/eve)', false],
  ['get(/databases/(default)/documents/users/eve) == null', 'Null value error.'],
  ['get(/databases/(default)/documents/users/eve).data.role == 1 || true', true],
  ["getAfter(/databases/(default)/documents/users/alice).data.role == 'ed'", true],
  ['existsAfter(/databases/(default)/documents/users/alice)', true],
  [
    'exists(/databases/(default)/documents/users)',
    'Invalid document path. Path: [/databases/(default)/documents/users].',
  ],
  ["exists('/databases/x')", unsupported('exists(string)', 'exists(path)')],
  ['exists(/databases/(default)/documents/users/$(null))', false],
  [
    'firestore.exists(/databases/(default)/documents/users/alice)',
    'Property firestore is undefined on object.',
  ],
]);
