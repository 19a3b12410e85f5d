import ChartColumn from 'lucide-react/icons/chart-column';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { copy } from './copy.ts';

const links = [
  { to: paths.herdSheet, Icon: Printer, name: copy.contractorLinks.herdSheet },
  { to: paths.insights, Icon: ChartColumn, name: copy.contractorLinks.insights },
];

/** What contractors make of their herd. */
export function ContractorLinks() {
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map(({ to, Icon, name }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-[550] text-ink-2 underline"
        >
          <Icon aria-hidden="true" className="size-4.5" />
          {name}
        </Link>
      ))}
    </p>
  );
}
