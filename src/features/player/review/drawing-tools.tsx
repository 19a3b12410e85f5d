import Eraser from 'lucide-react/icons/eraser';
import Slash from 'lucide-react/icons/slash';
import TriangleRight from 'lucide-react/icons/triangle-right';
import type { Shape } from '#src/domain/drawing.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

interface DrawingToolsProps {
  hasShapes: boolean;
  onAdd: (kind: Shape['kind']) => void;
  onClear: () => void;
}

export function DrawingTools({ hasShapes, onAdd, onClear }: DrawingToolsProps) {
  return (
    <div role="group" aria-label={copy.drawing.label} className="flex shrink-0">
      <IconButton label={copy.drawing.line} onClick={() => onAdd('line')}>
        <Slash className="size-5.5" />
      </IconButton>
      <IconButton label={copy.drawing.angle} onClick={() => onAdd('angle')}>
        <TriangleRight className="size-5.5" />
      </IconButton>
      <IconButton label={copy.drawing.clear} disabled={!hasShapes} onClick={onClear}>
        <Eraser className="size-5.5" />
      </IconButton>
    </div>
  );
}
