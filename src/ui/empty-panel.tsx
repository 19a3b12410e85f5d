import { ButtonLink } from './button.tsx';
import { StatePanel, type StateCopy } from './state-panel.tsx';

interface EmptyPanelProps {
  copy: StateCopy;
  /** Where to get what the list lacks. */
  to: string;
  linkText: string;
}

/** In place of a list that is empty. */
export function EmptyPanel({ copy, to, linkText }: EmptyPanelProps) {
  const link = (
    <ButtonLink variant="primary" to={to}>
      {linkText}
    </ButtonLink>
  );
  return <StatePanel copy={copy} action={link} />;
}
