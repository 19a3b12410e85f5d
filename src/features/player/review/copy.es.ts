import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Herramientas de análisis',
  close: 'Cerrar herramientas de análisis',
  loop: {
    label: 'Repetir',
    start: 'A',
    end: 'B',
    setStart: 'Empezar la repetición aquí',
    setEnd: 'Terminar la repetición aquí',
    clear: 'Dejar de repetir',
    range: (start: string, end: string) => `Repetir ${start}–${end}`,
  },
  drawing: {
    label: 'Dibujo',
    line: 'Trazar una línea',
    angle: 'Medir un ángulo',
    clear: 'Borrar el dibujo',
    shapes: { line: 'Línea', angle: 'Ángulo' },
    points: { line: ['inicio', 'fin'], angle: ['primer lado', 'vértice', 'segundo lado'] },
    handle: (shape: string, point: string) => `${shape}, ${point}`,
    position: (x: number, y: number) => `${x}% desde la izquierda, ${y}% desde arriba`,
    degrees: (degrees: number) => `${degrees}°`,
  },
  snapshot: {
    take: 'Guardar este cuadro como imagen',
    fileName: 'Monta',
    failed: 'No pudimos guardar el cuadro. Revisa tu conexión e intenta de nuevo.',
  },
} satisfies Translation<typeof english>;
