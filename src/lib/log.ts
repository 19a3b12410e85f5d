interface ErrorReport {
  /** What was thrown. */
  error: unknown;
  /** What failed. */
  context?: string;
}

type ReportSink = (report: ErrorReport) => void;

let sink: ReportSink = ({ error, context }) =>
  context === undefined ? console.error(error) : console.error(context, error);

/** Replaces the sink of all further reports; the default one writes to the console. @public */
export function setReportSink(next: ReportSink): void {
  sink = next;
}

/** Reports an error to the developers. @param context what failed */
export function reportError(error: unknown, context?: string): void {
  sink(context === undefined ? { error } : { error, context });
}

export const getErrorMessage = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
