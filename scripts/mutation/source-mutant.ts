/** A fault in one file of src, and the unit test that has to notice it. */
export interface SourceMutant {
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The test's title as far as it is written in the file. */
  readonly killedBy: readonly [testFile: string, title: string];
}

/**
 * The text of a file with the fault in it.
 *
 * @throws Error if the place is not found exactly once
 */
export function applyMutant({ file, find, replace }: SourceMutant, text: string): string {
  const [before, after, ...others] = text.split(find);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`${file} contains ${find} not once`);
  return before + replace + after;
}

/** The file and the change: "src/domain/trim.ts: maxSelectionSeconds = 120 → maxSelectionSeconds = 121". */
export const describeMutant = ({ file, find, replace }: SourceMutant): string =>
  `${file}: ${find} → ${replace || 'nothing'}`;
