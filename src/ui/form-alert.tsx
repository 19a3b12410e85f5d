import { Banner, type Tone } from './banner.tsx';

export interface FormAlertContent {
  tone: Tone;
  title?: string;
  message: string;
}

interface FormAlertProps {
  alert: FormAlertContent | undefined;
  onClose: () => void;
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What became of a form, in the form; it stays until the next attempt. */
export function FormAlert({ alert, onClose }: FormAlertProps) {
  return (
    <div role="alert" className="empty:hidden">
      {alert && (
        <div ref={scrollIntoView} className="scroll-my-24">
          <Banner {...alert} onClose={onClose} />
        </div>
      )}
    </div>
  );
}
