import { z } from 'zod';

/** What the doctor found out about one thing. `off`: works without it. `not checked`: could not be found out. */
export interface Finding {
  readonly area: string;
  readonly status: 'ok' | 'off' | 'wrong' | 'not checked';
  readonly message: string;
  /** What to do. */
  readonly remedy?: string;
}

/** What is found out with requests. */
export type Check = () => Promise<Finding | readonly Finding[]>;

/** Creates the findings of one area. */
export function createFindings(area: string) {
  return {
    ok: (message: string): Finding => ({ area, status: 'ok', message }),
    off: (message: string): Finding => ({ area, status: 'off', message }),
    wrong: (message: string, remedy: string): Finding => ({ area, status: 'wrong', message, remedy }),
    notChecked: (message: string): Finding => ({ area, status: 'not checked', message }),
  };
}

/** @returns why an action fails, if it does */
export function findProblem(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof z.ZodError) return z.prettifyError(error);
    return error instanceof Error ? error.message : String(error);
  }
}

const symbols: Readonly<Record<Finding['status'], string>> = {
  ok: '✓',
  off: '-',
  wrong: '✗',
  'not checked': '?',
};

/** One line per finding, with the remedy of what is wrong after the last that it is for, and a summary. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ area }) => area.length));
  const lines = findings.map(({ area, status, message, remedy }, index) => {
    const note = status === 'off' || status === 'not checked' ? `${status}: ` : '';
    const line = `${symbols[status]} ${area.padEnd(width)}  ${note}${message}`;
    const isRepeated = remedy === findings[index + 1]?.remedy;
    return remedy === undefined || isRepeated ? line : `${line}\n${' '.repeat(width + 4)}${remedy}`;
  });
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const summary = `${count('ok')} ok, ${count('wrong')} wrong, ${count('off')} off, ${count('not checked')} not checked`;
  return [...lines, '', summary].join('\n');
}
