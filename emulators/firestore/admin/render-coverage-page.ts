import type { CoverageReport } from '#rules/coverage.ts';

type ConditionCoverage = CoverageReport['report'][number];

const pageStyles = `body{font:14px/1.5 monospace;margin:2rem}pre{white-space:pre-wrap}
.never{background:#fdd}.partly{background:#ffefc2}.fully{background:#dfd}`;

/** Renders an HTML page with the values that each condition of the rules had so far. */
export function renderCoveragePage({ rules, report }: CoverageReport): string {
  const [file] = rules.files;
  const rows = report.map((expression) => renderConditionRow(expression, file?.content ?? ''));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rule coverage</title>
<style>${pageStyles}</style></head><body><h1>Rule coverage</h1>
<p>${escapeHtml(file?.name ?? '')}: <span class="never">never evaluated</span>,
<span class="partly">always the same</span>, <span class="fully">both true and false</span></p>
<table>${rows.join('\n')}</table></body></html>`;
}

function renderConditionRow({ sourcePosition, values }: ConditionCoverage, source: string): string {
  const text = source.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1);
  const outcomes = values.map(({ value, count }) => `${formatOutcome(value)}: ${count}`);
  const style = values.length === 0 ? 'never' : hasBothOutcomes(values) ? 'fully' : 'partly';
  return `<tr class="${style}"><td>${sourcePosition.line}:${sourcePosition.column}</td><td><pre>${escapeHtml(text)}</pre></td><td>${escapeHtml(outcomes.join(', ')) || 'never'}</td></tr>`;
}

function formatOutcome(value: object): string {
  if ('boolValue' in value) return String(value.boolValue);
  return JSON.stringify(value);
}

function hasBothOutcomes(values: ConditionCoverage['values']): boolean {
  const outcomes = values.map(({ value }) => formatOutcome(value));
  return outcomes.includes('true') && outcomes.some((text) => text !== 'true');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
