import { expect, test } from 'vitest';
import { formatResult, runPart } from './run-part.ts';

const nodeCommand = (code: string) => ['node', '-e', code] as const;

test('a program that ends well passes and says nothing', async () => {
  const verdict = await runPart({ name: 'format', command: nodeCommand('console.log("all fine")') });
  expect(verdict).toMatchObject({ name: 'format', passed: true, lines: [] });
  expect(formatResult({ ...verdict, seconds: 1.26 })).toBe('✓ format                 1.3 s');
});

test('a failure shows its lines from both streams, without the noise', async () => {
  const code =
    'console.log("a.ts:1 wrong\\n\\n1 problem"); console.error("b.ts:2 too"); process.exitCode = 1';
  const verdict = await runPart({ name: 'lint', command: nodeCommand(code), ignoredOutput: /^\d+ problem/ });
  expect(verdict.passed).toBe(false);
  expect(verdict.lines.toSorted()).toEqual(['a.ts:1 wrong', 'b.ts:2 too']);
  expect(formatResult(verdict)).toMatch(/^✗ lint .* s\n {4}/);
});

test('a silent failure is still a failure', async () => {
  const verdict = await runPart({ name: 'types', command: nodeCommand('process.exitCode = 3') });
  expect(verdict).toMatchObject({ passed: false, lines: ['node ended with exit code 3'] });
});

test('a program that was killed, or is not installed, fails with the reason', async () => {
  const killed = await runPart({
    name: 'types',
    command: nodeCommand('process.kill(process.pid, "SIGKILL")'),
  });
  expect(killed).toMatchObject({ passed: false, lines: ['node ended with SIGKILL'] });
  const missing = await runPart({ name: 'types', command: ['./no-such-program'] });
  expect(missing.passed).toBe(false);
  expect(missing.lines[0]).toContain('./no-such-program could not be started');
});
