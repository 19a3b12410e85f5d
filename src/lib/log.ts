import { copy } from './copy.ts';
import { isFailedImport } from './unreachable.ts';

interface ErrorReport {
  /** What was thrown. */
  error: unknown;
  /** What failed. */
  context?: string;
}

type ReportSink = (report: ErrorReport) => void;

/** The sink of reports while there is no other. */
export const writeToConsole: ReportSink = ({ error, context }) =>
  context === undefined ? console.error(error) : console.error(context, error);

// One for the page, so that monitoring receives every report.
let sink = writeToConsole;

/** Replaces the sink of all further reports. */
export function setReportSink(next: ReportSink): void {
  sink = next;
}

/** Reports an error to the developers. @param context what failed */
export function reportError(error: unknown, context?: string): void {
  sink(context === undefined ? { error } : { error, context });
}

/** The message of what was thrown, for users. */
export function getErrorMessage(thrown: unknown): string {
  if (isFailedImport(thrown)) return copy.offline;
  return thrown instanceof Error ? thrown.message : String(thrown);
}
