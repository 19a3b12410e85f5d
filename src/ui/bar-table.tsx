import type { ReactNode } from 'react';

interface BarTableProps {
  caption: string;
  /** For screen readers: of the labels, the bars and the values. */
  headings: readonly [string, string, string];
  children: ReactNode;
}

/** A table whose rows are bars, so that it reads the same with and without eyes. */
export function BarTable({ caption, headings, children }: BarTableProps) {
  return (
    <table className="w-full">
      <caption className="display pb-2 text-left text-display-sm">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface BarRowProps {
  label: ReactNode;
  /** Says what the bar shows. */
  description: string;
  /** The length of the bar, from 0 to 1. */
  share: number;
  value: string;
  /** The parts of the bar. */
  children: ReactNode;
}

export function BarRow({ label, description, share, value, children }: BarRowProps) {
  return (
    <tr className="relative hover:bg-sunken">
      <th scope="row" className="label h-11 w-11 text-left text-md">
        {label}
      </th>
      <td>
        <span className="sr-only">{description}</span>
        <span aria-hidden="true" className="flex h-5 gap-0.5" style={{ width: `${100 * share}%` }}>
          {children}
        </span>
      </td>
      <td className="numeral w-11 pl-4 text-right text-display-sm">{value}</td>
    </tr>
  );
}
