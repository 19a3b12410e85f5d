import { describe, expect, test } from 'vitest';
import { adminCommands } from './commands.ts';
import { formatHelp, parseArguments } from './parse-arguments.ts';

const parse = (...argv: string[]) => parseArguments(argv, adminCommands);

describe('arguments of npm run admin', () => {
  test('are a command, its values and options in any order', () => {
    const argv = ['--write', 'reports', 'answer', 'AB12', 'We checked.', '--project', 'rodeo-live'];
    const { command, ...rest } = parse(...argv);
    expect(command?.usage).toBe('reports answer <video|reel> <text>');
    expect(rest).toEqual({ project: 'rodeo-live', isWrite: true, values: ['AB12', 'We checked.'] });
  });

  test('without options concern the local backend and change nothing', () => {
    expect(parse('verify', 'someone')).toMatchObject({ project: undefined, isWrite: false });
  });

  test('need not contain optional values', () => {
    expect(parse('release', 'announce').values).toEqual([]);
    expect(parse('release', 'announce', '2.0').values).toEqual(['2.0']);
  });

  test.each([[['--help']], [['-h', 'verify']], [[]]])('%j ask for help', (argv) => {
    expect(parse(...argv)).toMatchObject({ command: undefined });
  });

  test.each([
    [['destroy'], 'There is no command "destroy".'],
    [['reports'], 'Did you mean: reports list, reports take-down <video|reel>'],
    [['verify'], 'Usage: npm run admin -- verify <account>'],
    [['verify', ' '], 'Usage: npm run admin -- verify <account>'],
    [['verify', 'one', 'two'], 'Usage: npm run admin -- verify <account>'],
    [['verify', 'one', '--local'], "Unknown option '--local'."],
    [['verify', 'one', '--project'], '--project needs a value.'],
    [['verify', 'one', '--project', 'No project'], '"No project" is not the id of a Firebase project'],
    [['verify', 'one', '--project', 'demo-rodeo-reel'], 'leave --project out'],
  ])('%j are refused', (argv, message) => {
    expect(() => parse(...argv)).toThrow(message);
  });
});

test('the help lists every command once', () => {
  const lines = formatHelp(adminCommands).split('\n');
  for (const { usage } of adminCommands)
    expect(lines.filter((line) => line.startsWith(`  ${usage} `))).toHaveLength(1);
});
