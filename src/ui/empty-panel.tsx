import { ButtonLink } from './button.tsx';
import { StatePanel } from './state-panel.tsx';

interface EmptyPanelProps {
  title: string;
  text: string;
  /** Where to get what the list lacks. */
  to: string;
  linkText: string;
}

/** In place of a list that is empty. */
export function EmptyPanel({ title, text, to, linkText }: EmptyPanelProps) {
  const link = (
    <ButtonLink variant="primary" to={to}>
      {linkText}
    </ButtonLink>
  );
  return (
    <StatePanel variant="empty" title={title} action={link}>
      {text}
    </StatePanel>
  );
}
