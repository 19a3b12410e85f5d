import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';
import { discardRides } from '../rides/rides-session.ts';
import { nightStore } from '../rides/rides-store.ts';

export function DiscardNight({ onCancel }: { onCancel: () => void }) {
  return <ConfirmDialog copy={copy.discard} onConfirm={() => discardRides(nightStore)} onCancel={onCancel} />;
}
